// Installs and builds the project that the playground lets readers download. Its
// files are a function's output, so no browser is needed. npm's registry is.
import {test} from '@playwright/test';
import {unzipSync} from 'fflate';

import {zipProject} from '../../src/live-examples/playground/zip-project';
import {readDemos} from '../../src/live-examples/read-demos';
import {mustRun} from '../run-command';
import {inTemporaryFolder, writeFiles} from '../temporary-folder';

test('the downloaded project installs, and passes type checks and builds with each example', async () => {
  // For npm, which depends on the network.
  test.setTimeout(15 * 60_000);
  const demos = readDemos();
  const files = {
    ...unzipSync(zipProject()),
    // The download adds the reader's code, and the page renders it.
    'src/Example.tsx': demos[0]?.code ?? '',
  };
  await inTemporaryFolder(files, async (project) => {
    // Our .npmrc disables install scripts of packages. The project doesn't have
    // it.
    const environment = {npm_config_ignore_scripts: 'false'};
    await mustRun('npm', ['install'], project, {environment});
    // Adds all examples to one project, since each would build the same way.
    writeFiles(
      project,
      Object.fromEntries(
        demos.map(({name, code}) => [`src/${name}.tsx`, code]),
      ),
    );
    // Checks types of all files in src/, and bundles the first example.
    await mustRun('npm', ['run', 'build'], project, {environment});
  });
});
