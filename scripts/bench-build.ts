/**
 * Measures building: cold, with the caches of the reference and the samples,
 * warm, beside VitePress on the same Markdown, and with more API pages.
 *
 * Usage: `npm run bench:build`
 */
import {buildGrown} from './bench/growth';
import {readPlainPages} from './bench/plain-markdown';
import type {Cost} from './bench/run-command';
import {buildSite, removeCaches} from './bench/site-build';
import {circumstances, table} from './bench/table';
import {costOfVitePress} from './bench/vitepress-site';

/** How many API pages more than there are. */
const growth = 800;

const row = (what: string, {seconds, memory}: Cost): string[] => [
  what,
  `${seconds.toFixed(1)} s`,
  `${(memory / 1e9).toFixed(2)} GB`,
];

async function main(): Promise<void> {
  console.log(circumstances({}));
  const rows: string[][] = [];
  await removeCaches('all');
  rows.push(row('cold', await buildSite()));
  await removeCaches('bundler');
  rows.push(row('reference and samples cached', await buildSite()));
  rows.push(row('warm', await buildSite()));
  const pages = await readPlainPages();
  rows.push(row('VitePress', await costOfVitePress(pages)));
  rows.push(row('a copy of the site, bundler cold', await buildGrown(0)));
  rows.push(row(`the copy, ${growth} more pages`, await buildGrown(growth)));
  console.log(table(['build', 'time', 'peak memory'], rows));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
