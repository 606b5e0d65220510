/**
 * Serves the production build as a CDN would: clean URLs, `404.html` with
 * status 404, compression, and the headers that the build wrote to `_headers`.
 * `BASE_URL` is the path it was built for.
 *
 * Usage: `npm run serve -- [--port 3000] [--dir build]`
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {baseUrl} from '../src/site/environment';
import {createSiteServer} from './serve/server';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
  },
});

const port = Number(values.port);
const directory = path.resolve(values.dir);

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port takes a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}
if (!existsSync(path.join(directory, '404.html'))) {
  console.error(
    `There is no built site in ${values.dir}. Run "npm run build" first.`,
  );
  process.exit(2);
}

const server = createSiteServer(directory, baseUrl);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: npm run serve -- --port 3001`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  const listening =
    typeof address === 'object' && address ? address.port : port;
  console.log(
    `Serving ${values.dir} at http://localhost:${listening}${baseUrl.slice(0, -1)}`,
  );
});
