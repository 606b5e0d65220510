/**
 * Runs all checks and tests that need no more than a minute each: those of one
 * stage side by side, and the next stage if none of them failed.
 *
 * Usage: `npm test`
 */
import {availableParallelism} from 'node:os';

import {runCommandLine} from './command-line';
import {runSideBySide} from './side-by-side';

/** What a stage runs needs only what the stages before it have made. The build takes longest, so it starts first. */
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
    console.error(`\nFailed. To repeat it alone:\n  ${failed.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(`\nAll passed, ${Math.round((Date.now() - start) / 1000)} s.`);
});
