/**
 * Moves the documented packages to other releases and prints, as Markdown, what
 * that changes: exports, samples that no longer check, texts of the reference.
 *
 * Usage: `npm run docs:upgrade [-- core@0.68.2 react@0.68.3 utils@0.10.3] [--dry-run]`;
 * what is not named moves to the newest release that fits. Everything is tried on
 * a copy of the site first: where something fails, the site is as it was.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {documentedPackages} from '../src/reference/options';
import {adoptUpgrade} from './docs-upgrade/adopt-upgrade';
import {chooseTargets} from './docs-upgrade/choose-targets';
import {formatReport, formatUpToDate} from './docs-upgrade/format-report';
import {readRequest} from './docs-upgrade/read-request';
import {npmRegistry} from './docs-upgrade/registry';
import {tryUpgrade} from './docs-upgrade/try-upgrade';

const siteDir = path.resolve(__dirname, '..');
const copy = path.join(siteDir, '.cache', 'docs-upgrade');

/** What depends on others comes before them. */
const specifiers = [
  '@reactive-dot/react',
  '@reactive-dot/vue',
  '@reactive-dot/core',
  '@reactive-dot/utils',
];

async function main(args: string[]): Promise<void> {
  const {isDryRun, targets: asked} = readRequest(args, specifiers);
  const targets = await chooseTargets(
    npmRegistry(siteDir),
    specifiers,
    readPins(),
    asked,
  );
  const moves = targets.filter(({from, to}) => from !== to);
  if (moves.length === 0) {
    console.log(formatUpToDate(targets));
    return;
  }
  try {
    const trial = await tryUpgrade(siteDir, copy, moves, documentedPackages);
    if (!isDryRun) await adoptUpgrade(siteDir, copy);
    console.log(formatReport({...trial, targets, isDryRun}));
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

function readPins(): Record<string, string> {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  return dependencies;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
