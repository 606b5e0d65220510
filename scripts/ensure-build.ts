/** Builds the site if there's no build, for tests of the built site. */
import {spawnSync} from 'node:child_process';

import {hasBuild} from './serve/has-build';

if (!hasBuild()) {
  console.log('There is no build yet; building the site.');
  const {status} = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
