import compression from 'compression';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

import {headersFor, parseHeadersFile} from './headers-file';
import {locationOf, parseRedirectsFile} from './redirects-file';

/** `/a.html`, `/a/index.html` and `/a/` live at `/a`; undefined for a path that is clean. */
function cleanPath(pathname: string): string | undefined {
  if (!/[^/](?:\.html|\/)$/.test(pathname)) return undefined;
  const clean = pathname.replace(/(?:(?:\/index)?\.html|\/)$/, '');
  return clean === '' ? '/' : clean;
}

/**
 * Path and query of a request's target. Slashes at its beginning, of both
 * kinds, become one: a browser would take what follows two of them for a host.
 */
function splitUrl(url = '/'): {pathname: string; query?: string} {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return {
    pathname: path.replace(/^[/\\]+/, '/'),
    query: mark < 0 ? undefined : url.slice(mark + 1),
  };
}

/** Text of a file that a site may lack. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * A server for the built site in `directory`. It answers GET and HEAD; the
 * caller makes it listen.
 *
 * @param base path that the site was built for, with a slash at both ends
 */
export function createSiteServer(directory: string, base = '/'): Server {
  const root = base.slice(0, -1);
  const rules = parseHeadersFile(readIfThere(path.join(directory, '_headers')));
  const redirects = new Map(
    parseRedirectsFile(readIfThere(path.join(directory, '_redirects'))).map(
      (rule) => [rule.from, rule],
    ),
  );
  const notFoundPage = path.join(directory, '404.html');
  const compress = compression();

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    for (const [name, value] of headersFor(rules, root + pathname)) {
      response.setHeader(name, value);
    }
    const type = /\.(?:md|txt)$/.exec(pathname)?.[0];
    // Without a charset browsers take such text for Western European.
    if (type) {
      response.setHeader(
        'Content-Type',
        `text/${type === '.md' ? 'markdown' : 'plain'}; charset=utf-8`,
      );
    }
  };
  const answerNotFound = (response: ServerResponse): void => {
    // Its own headers, not those of what was asked for: a script that is missing today is not missing for good.
    setHeaders(response, '/404.html');
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readFileSync(notFoundPage));
  };
  const serveFile = sirv(directory, {
    extensions: ['html'],
    etag: true,
    // Looks files up anew for each request, so that a build may replace them meanwhile.
    dev: true,
    setHeaders,
    onNoMatch: (_request, response) => answerNotFound(response),
  });

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {pathname, query} = splitUrl(request.url);
    const moved = redirects.get(pathname);
    if (moved) {
      response
        .writeHead(moved.status, {Location: locationOf(moved, query)})
        .end();
      return;
    }
    if (!pathname.startsWith(base)) {
      answerNotFound(response);
      return;
    }
    const below = pathname.slice(root.length);
    const clean = below === '/404.html' ? undefined : cleanPath(below);
    if (clean !== undefined) {
      const path = root + clean;
      const location = query === undefined ? path : `${path}?${query}`;
      response.writeHead(301, {Location: location}).end();
      return;
    }
    // Under a base path, files are looked up by what follows it.
    if (root) request.url = query === undefined ? below : `${below}?${query}`;
    // compression is typed for Express; it uses only what Node's objects have.
    compress(request as never, response as never, () =>
      serveFile(request, response),
    );
  });
}
