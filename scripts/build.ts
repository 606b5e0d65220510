/**
 * Builds the site. Descriptors and the API reference don't need each other, so
 * they're generated side by side; Docusaurus does the rest. Every stage prints a
 * line with its time.
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
import {tellMistakes} from './tell-mistakes';

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
  console.error(status === 0 ? stderr : tellMistakes(stderr, root));
  if (status === 0) end();
  process.exitCode = status ?? 1;
});
