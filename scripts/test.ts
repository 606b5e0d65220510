/**
 * Runs all checks and tests that take at most a minute each. Commands of a
 * stage run in parallel. A stage starts only if the previous one passed.
 *
 * Usage: `npm test`
 */
import {availableParallelism} from 'node:os';

import {runCommandLine} from './command-line';
import {runSideBySide} from './side-by-side';

/**
 * A stage only needs output of the stages before it. The build starts first
 * because it takes longest.
 */
const stages = [
  [
    'npm run build && npm run test:site',
    'npm run lint:prose',
    'npm run lint:packages',
    'npx tsx scripts/ensure-browser.ts',
    'npm run test:unit',
    'npm run typecheck',
    'npm run lint',
  ],
  ['npx playwright test --project=e2e'],
];

runCommandLine(async () => {
  const start = Date.now();
  for (const stage of stages) {
    const failed = await runSideBySide(stage, availableParallelism());
    if (failed.length === 0) continue;
    console.error(`\nFailed. To run it again:\n  ${failed.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(`\nAll passed, ${Math.round((Date.now() - start) / 1000)} s.`);
});
