/**
 * Builds the site if there's no build, for tests of the built site. A build that
 * is older than the sources stays.
 *
 * Usage: `npx tsx scripts/ensure-build.ts`, before these tests in package.json
 */
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
