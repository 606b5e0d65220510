/** Builds the site where there is none yet, for who runs tests of the built site alone. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

if (!existsSync('build/404.html')) {
  console.log('There is no built site yet; building it.');
  const {status} = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
