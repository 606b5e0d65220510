import {test} from '@playwright/test';
import {unzipSync} from 'fflate';

import {zipProject} from '../../src/live-examples/playground/zip-project';
import {readDemos} from '../../src/live-examples/read-demos';
import {mustRun} from '../run-command';
import {inTemporaryFolder, writeFiles} from '../temporary-folder';

const demos = readDemos();

test('the downloaded project of any example installs, passes its checks, and builds', async () => {
  test.setTimeout(900_000);
  const files = {
    ...unzipSync(zipProject()),
    'src/Example.tsx': demos[0]!.code,
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
    await mustRun('npm', ['run', 'build'], project, {environment});
  });
});
