/**
 * Runs the tests of browsers other than Chromium: `tests/engines` in Firefox
 * and WebKit, and `tests/webkit` in WebKitGTK. Installs missing engines if
 * possible and lists the others. With `CI`, a missing engine is a failure.
 *
 * Usage: `npm run test:engines -- [arguments for Playwright, such as a file]`
 */
import {spawnSync} from 'node:child_process';

import {engines} from './browsers/find-browser';
import {ensureEngine} from './browsers/ensure-engine';
import {ensureWebKitGtk} from './browsers/webkit-gtk';
import {runCommandLine} from './command-line';

runCommandLine(async () => {
  const projectNames: string[] = [];
  for (const engine of engines) {
    if (await ensureEngine(engine)) projectNames.push(engine);
  }
  if (await ensureWebKitGtk()) projectNames.push('webkit-gtk');

  if (projectNames.length > 0) {
    const projects = projectNames.map((engine) => `--project=${engine}`);
    const {status} = spawnSync(
      'npx',
      ['playwright', 'test', ...projects, ...process.argv.slice(2)],
      {stdio: 'inherit', shell: process.platform === 'win32'},
    );
    if (status !== 0) process.exitCode = 1;
  }

  const missing = [
    !projectNames.includes('firefox') && 'Firefox',
    !projectNames.some((engine) => engine.startsWith('webkit')) && 'WebKit',
  ].filter((name) => name !== false);
  if (missing.length === 0) return;
  console.error(
    `Not tested: ${missing.join(' and ')}. Playwright and Debian can't install it here.`,
  );
  if (process.env.CI) process.exitCode = 1;
});
