/**
 * Says what came of the tests that ran since `npm test` began. Fails when a test
 * passed only when it was repeated: it is to be made steady.
 *
 * Usage: `npm run test:summary`
 */
import {printSummary} from './test/summarize';

const {isWhole, flaky} = printSummary();
if (!isWhole || flaky > 0) process.exitCode = 1;
