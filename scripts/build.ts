/**
 * Builds the site. Generates descriptors and the API reference in parallel,
 * since they don't depend on each other, then runs Docusaurus. Each stage
 * prints a line with its duration.
 *
 * Usage: `npm run build`
 */
import {spawnSync} from 'node:child_process';

import {generateReference} from '../src/reference/generate';
import {apiReference} from '../src/reference/options';
import {runStage, startStage} from '../src/site/build-stages';
import {runCommandLine} from './command-line';
import {writeDescriptors} from './descriptors/write-descriptors';
import {root} from './descriptors/files';
import {reportMistakes} from './report-mistakes';

runCommandLine(async () => {
  const end = startStage('sum');
  await Promise.all([
    runStage('descriptors', writeDescriptors),
    runStage('reference', () => generateReference(root, apiReference)),
  ]);
  const {status, stderr} = spawnSync(
    'npm',
    ['run', '-s', 'docusaurus', '--', 'build'],
    {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  console.error(status === 0 ? stderr : reportMistakes(stderr, root));
  if (status === 0) end();
  process.exitCode = status ?? 1;
});
