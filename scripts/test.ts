/**
 * Runs all checks and tests that a change must pass; `npm run test:full` has the
 * slow ones. Commands of a stage run in parallel. A stage starts only if the
 * previous one passed.
 *
 * Usage: `npm test`
 */
import {availableParallelism} from 'node:os';

import {runCommandLine} from './command-line';
import {runInParallel} from './run-in-parallel';

/**
 * A stage only needs output of the stages before it. The build starts first
 * because it takes longest, and short commands last, so that no core waits for
 * another at the end. The prose goes first, because the others need the
 * descriptors that the build writes meanwhile.
 */
const stages = [
  [
    'npm run build && npm run test:site',
    'npm run lint:prose',
    'npm run test:unit',
    'npm run lint',
    'npm run typecheck',
    'npm run lint:packages',
    'npx tsx scripts/ensure-browser.ts',
  ],
  // Not `npm run test:e2e`, which would look for the browser and a build again.
  ['npx playwright test --project=e2e'],
];

runCommandLine(async () => {
  const start = Date.now();
  for (const stage of stages) {
    const failed = await runInParallel(stage, availableParallelism());
    if (failed.length > 0) {
      const list = failed.join('\n  ');
      throw new Error(`\nThese failed. To run them again:\n  ${list}`);
    }
  }
  console.log(`\nAll passed, ${Math.round((Date.now() - start) / 1000)} s.`);
});
