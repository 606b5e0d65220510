/**
 * Runs the checks and tests of a stage side by side, one stage after the other,
 * as far as none fails; names the command that repeats what failed.
 *
 * Usage: `npm test`
 */
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';

import {runsFolder} from '../tests/test-runs';
import {runSideBySide} from './test/side-by-side';
import {printSummary} from './test/summarize';

/** Scripts of package.json. Those of a stage need only what stages before have made. */
const stages: readonly (readonly string[])[] = [
  ['descriptors'],
  [
    'build',
    'browser',
    'test:unit',
    'test:statements',
    'lint:code',
    'typecheck',
    'lint:format',
    'lint:prose',
    'check:workflows',
    'check:supply-chain',
  ],
  ['test:files'],
  ['test:browser'],
];

async function main(): Promise<void> {
  const start = Date.now();
  rmSync(runsFolder, {recursive: true, force: true});
  for (const stage of stages) {
    const failed = await runSideBySide(stage, availableParallelism());
    if (failed.length > 0) {
      const commands = failed.map((name) => `npm run ${name}`).join('\n  ');
      console.error(`\nFailed. To repeat it alone:\n  ${commands}`);
      process.exitCode = 1;
      return;
    }
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`All checks and tests passed in ${seconds} s.`);
  if (!printSummary().isWhole) process.exitCode = 1;
}

void main();
