/**
 * Runs all checks and tests that need no more than a minute each: those of one
 * stage side by side, and the next stage if none of them failed.
 *
 * Usage: `npm test`
 */
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';

import {countTests, resultArguments, resultsFolder} from './test/results';
import {runSideBySide, type Job} from './test/side-by-side';

const script = (name: string): Job => ({command: `npm run ${name}`});
const vitest = (name: string): Job => ({
  command: `npm run ${name}`,
  reporting: resultArguments.vitest(name),
});
const playwright = (name: string): Job => ({
  command: `npm run ${name}`,
  reporting: resultArguments.playwright(name),
});

/** What a stage runs needs only what the stages before it have made. */
const stages: readonly (readonly Job[])[] = [
  [script('descriptors')],
  [
    script('build'),
    {command: 'npx tsx scripts/ensure-browser.ts'},
    vitest('test:unit'),
    script('lint'),
    script('typecheck'),
    script('lint:prose'),
    script('lint:packages'),
  ],
  [vitest('test:site')],
  [playwright('test:e2e')],
];

async function main(): Promise<void> {
  const start = Date.now();
  rmSync(resultsFolder, {recursive: true, force: true});
  mkdirSync(resultsFolder, {recursive: true});
  for (const stage of stages) {
    const failed = await runSideBySide(stage, availableParallelism());
    if (failed.length === 0) continue;
    console.error(`\nFailed. To repeat it alone:\n  ${failed.join('\n  ')}`);
    process.exitCode = 1;
    break;
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  const {passed, failed, skipped, flaky} = countTests();
  console.log(`\n${seconds} s, ${skipped} tests skipped.`);
  for (const title of flaky) console.log(`Passed only when repeated: ${title}`);
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
