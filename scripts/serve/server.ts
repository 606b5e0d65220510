import compression from 'compression';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {unescape} from 'node:querystring';
import sirv from 'sirv';

import {headersFor, parseHeadersFile} from './parse-headers';

/** Files for hosts only, and the not-found page. */
const unlisted = ['/_headers', '/_redirects', '/404', '/404.html'];

/**
 * Creates a server that serves a built site like Netlify and Cloudflare Pages:
 * clean URLs, `_headers`, `_redirects`, status 404. Doesn't call `listen`.
 * `npm run serve`, the browser tests, and `npm run bench` use it.
 *
 * @param base - path of the site, with a slash at both ends
 */
export function createSiteServer(directory: string, base = '/'): Server {
  const root = base.slice(0, -1);
  const read = (name: string): string => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const rules = parseHeadersFile(read('_headers'));
  const redirects = parseRedirects(read('_redirects'));

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(rules, root + pathname)) {
      response.setHeader(name, value);
    }
  };
  const answerNotFound = (response: ServerResponse): void => {
    setHeaders(response, '/404.html');
    const type = {'Content-Type': 'text/html; charset=utf-8'};
    response.writeHead(404, type).end(read('404.html'));
  };
  const serveFile = sirv(directory, {
    extensions: ['html'],
    etag: true,
    // Finds files again for each request, so that a build can replace them.
    dev: true,
    setHeaders,
    onNoMatch: (_request, response) => answerNotFound(response),
  });
  const compress = compression();
  return createServer((request, response) => {
    const [, target = '/', query = ''] =
      /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    // A browser would treat text after two slashes, of either kind, as a host.
    const pathname = target.replace(/^[/\\]+/, '/');
    const moved = redirects.get(pathname);
    const below = pathname.slice(root.length);
    const clean = cleanPath(below);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    } else if (moved) {
      response.writeHead(moved.status, {Location: moved.to + query}).end();
    } else if (
      !pathname.startsWith(base) ||
      unlisted.includes(unescape(below))
    ) {
      answerNotFound(response);
    } else if (clean !== below) {
      response.writeHead(301, {Location: root + clean + query}).end();
    } else {
      request.url = below + query;
      // compression has Express's types but only uses Node's objects.
      const next = () => serveFile(request, response);
      compress(request as never, response as never, next);
    }
  });
}

/**
 * Reads the redirects of `_redirects`: lines such as `/old /new 301`. Ignores
 * all other rules of hosts, such as rewrites, which the site doesn't use.
 */
function parseRedirects(
  text: string,
): Map<string, {to: string; status: number}> {
  const lines = text.matchAll(/^(\/\S*)\s+(\S+)\s+(30\d)$/gm);
  return new Map(
    Array.from(lines, ([, from = '', to = '', status]) => [
      from,
      {to, status: Number(status)},
    ]),
  );
}

/** Returns a page's only address: `/page` for `/page.html` and `/page/`. */
const cleanPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/index$|\/$/, '') || '/';
