/**
 * Measures building: cold by step, warm, with everything but the bundler's cache
 * ready, beside VitePress on the same Markdown, and with more API pages.
 *
 * Usage: `npm run bench:build -- [--only cold|warm|peer] [--growth 800 --growth 4000]`.
 * With `--growth` alone only growth is measured.
 */
import {parseArgs} from 'node:util';

import {Globby} from '@docusaurus/utils';

import {buildGrown} from './bench/growth';
import {mainBytesAPage} from './bench/main-chunk-growth';
import {readPlainPages} from './bench/plain-markdown';
import type {Cost} from './bench/run-command';
import {buildSite, removeCaches} from './bench/site-build';
import {slowestSteps} from './bench/steps';
import {circumstances, table} from './bench/table';
import {costOfVitePress} from './bench/vitepress-site';

const parts = ['cold', 'warm', 'peer'] as const;

const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    growth: {type: 'string', multiple: true, default: []},
  },
});
const wanted = values.only ?? (values.growth.length > 0 ? [] : [...parts]);
const sizes = values.growth.map(Number);

const row = (what: string, {seconds, memory}: Cost): string[] => [
  what,
  `${seconds.toFixed(1)} s`,
  `${(memory / 1e9).toFixed(2)} GB`,
];

async function countPages(directory: string): Promise<number> {
  return (await Globby('**/*.html', {cwd: directory})).length;
}

async function measureParts(): Promise<string[][]> {
  const rows: string[][] = [];
  if (wanted.includes('cold')) {
    await removeCaches('all');
    const cost = await buildSite();
    rows.push(row('cold', cost));
    console.log('\nSteps of the cold build\n');
    console.log(table(['step', 'seconds'], slowestSteps(cost.output)));
  }
  if (wanted.includes('warm')) {
    await removeCaches('bundler');
    rows.push(row('reference and samples cached', await buildSite()));
    rows.push(row('warm', await buildSite()));
  }
  if (wanted.includes('peer')) {
    rows.push(row('VitePress', await costOfVitePress(await readPlainPages())));
  }
  return rows;
}

async function measureGrowth(): Promise<string[][]> {
  const base = await buildGrown(0);
  const pages = await countPages(base.directory);
  const rows = [[...row(`${pages} pages`, base), '', '']];
  for (const size of sizes) {
    const grown = await buildGrown(size);
    rows.push([
      ...row(`${size} more`, grown),
      `${(((grown.seconds - base.seconds) / size) * 1000).toFixed(1)} ms`,
      `${mainBytesAPage(base.directory, grown.directory, size).toFixed(1)} bytes`,
    ]);
  }
  return rows;
}

async function main(): Promise<void> {
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(
      `--growth takes whole numbers from 1, not "${values.growth.join(', ')}".`,
    );
  }
  console.log(circumstances({}));
  const rows = await measureParts();
  if (rows.length > 0) {
    console.log('\nBuilding\n');
    console.log(table(['build', 'time', 'peak memory'], rows));
  }
  if (sizes.length > 0) {
    console.log('\nGrowth, cold bundler\n');
    console.log(
      table(
        ['pages', 'time', 'peak memory', 'time a page', 'main script a page'],
        await measureGrowth(),
      ),
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
