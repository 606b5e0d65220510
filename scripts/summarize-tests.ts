/** Says what came of the tests that ran since `npm test` began. Usage: `npm run test:summary` */
import {printSummary} from './test/summarize';

if (!printSummary()) process.exitCode = 1;
