/**
 * Serves `build/` at the `BASE_URL` of the build.
 *
 * Usage: `npm run serve -- [--port 3000]`
 */
import {parseArgs} from 'node:util';

import {baseUrl} from '../src/site/environment';
import {runCommandLine} from './command-line';
import {hasBuild} from './serve/has-build';
import {createSiteServer} from './serve/server';

runCommandLine(() => {
  const options = {port: {type: 'string', default: '3000'}} as const;
  const {port} = parseArgs({options}).values;
  if (!(Number(port) > 0 && Number(port) < 65536)) {
    throw new Error(`--port must be a number, not "${port}".`);
  }
  if (!hasBuild()) {
    throw new Error('There is no build. Run "npm run build" first.');
  }
  const server = createSiteServer('build', baseUrl).listen(Number(port));
  server.on('listening', () =>
    console.log(`Serving build at http://localhost:${port}${baseUrl}`),
  );
  server.on('error', ({message}) => {
    console.error(
      `${message}. Choose another port: npm run serve -- --port 3001`,
    );
    process.exitCode = 1;
  });
});
