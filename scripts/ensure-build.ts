/** Builds the site if there's no build, for tests of the built site. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

if (!existsSync('build/404.html')) {
  console.log('There is no build yet; building the site.');
  const {status} = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
