/**
 * Writes configurations of nginx and Caddy for the site in build/.
 *
 * Usage: `npm run hosting -- [--root /srv/site]`, the folder on the server that
 * stands for `/`. `SITE_URL` and `BASE_URL` as for the build.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {baseUrl, siteUrl} from '../src/site/environment';
import {caddySite} from './hosting/caddy';
import {describeSite} from './hosting/model';
import {nginxConfiguration} from './hosting/nginx';

const {values} = parseArgs({
  options: {root: {type: 'string', default: '/srv/site'}},
});

if (!existsSync('build/_headers') || !existsSync('build/_redirects')) {
  console.error('There is no built site. Run "npm run build" first.');
  process.exit(2);
}

const site = describeSite({
  root: values.root,
  baseUrl,
  headersFile: readFileSync('build/_headers', 'utf8'),
  redirectsFile: readFileSync('build/_redirects', 'utf8'),
});
const {host} = new URL(siteUrl);

mkdirSync('release', {recursive: true});
writeFileSync(
  'release/nginx.conf',
  nginxConfiguration(site, {listen: '80', serverName: host}),
);
writeFileSync('release/Caddyfile', caddySite(site, {address: host}));
console.log(
  'release/nginx.conf and release/Caddyfile written for',
  `${host}${baseUrl}, files in ${values.root}${baseUrl.slice(0, -1)}.`,
);
