/**
 * Runs `tests/engines` in Firefox and WebKit: in those that are here
 * or can be installed. Names the others, and where CI is set fails for them.
 *
 * Usage: `npm run test:engines -- [what Playwright takes, as a file]`
 */
import {spawnSync} from 'node:child_process';

import {engines, type Engine} from './browsers/find-browser';
import {ensureEngine} from './browsers/ensure-engine';
import {runCommandLine} from './command-line';

runCommandLine(async () => {
  const found: Engine[] = [];
  for (const engine of engines) {
    if (await ensureEngine(engine)) found.push(engine);
  }
  const projects = found.map((engine) => `--project=${engine}`);
  const {status} = spawnSync(
    'npx',
    ['playwright', 'test', ...projects, ...process.argv.slice(2)],
    {stdio: 'inherit', shell: process.platform === 'win32'},
  );
  const missing = engines.filter((engine) => !found.includes(engine));
  if (missing.length > 0) {
    console.error(
      `Not tested, because it could not be found or installed: ${missing.join(', ')}.`,
    );
  }
  if (status !== 0 || (process.env.CI && missing.length > 0)) {
    process.exitCode = 1;
  }
});
