import {test} from '@playwright/test';
import {unzipSync} from 'fflate';

import {zipProject} from '../../src/live-examples/playground/zip-project';
import {readDemos} from '../../src/live-examples/read-demos';
import {mustRun} from '../run-command';
import {inTemporaryFolder, writeFiles} from '../temporary-folder';

const demos = readDemos();

test('a project that was taken home installs, checks and builds, whatever the example', async () => {
  test.setTimeout(900_000);
  const files = {
    ...unzipSync(zipProject()),
    'src/Example.tsx': demos[0]!.code,
  };
  await inTemporaryFolder(files, async (project) => {
    // A script of ours runs with our .npmrc, which keeps packages from running theirs.
    const environment = {npm_config_ignore_scripts: 'false'};
    await mustRun('npm', ['install'], project, {environment});
    // All of them at once: each would be built alike.
    writeFiles(
      project,
      Object.fromEntries(
        demos.map(({name, code}) => [`src/${name}.tsx`, code]),
      ),
    );
    await mustRun('npm', ['run', 'build'], project, {environment});
  });
});
