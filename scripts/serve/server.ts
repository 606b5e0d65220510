import compression from 'compression';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

import {headersFor, parseHeadersFile} from './headers-file';

/** `/a.html` and `/a/index.html` live at `/a`; undefined for a path that is clean. */
export function cleanPath(pathname: string): string | undefined {
  if (!/(?:^|\/)[^/]+\.html$/.test(pathname)) return undefined;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' ? '/' : clean;
}

/**
 * Path and query of a request's target. Slashes at its beginning become one: a
 * browser would take what follows two of them for a host.
 */
function splitUrl(url = '/'): {pathname: string; query?: string} {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return {
    pathname: path.replace(/^\/+/, '/'),
    query: mark < 0 ? undefined : url.slice(mark + 1),
  };
}

/**
 * A server for the built site in `directory`. It answers GET and HEAD; the
 * caller makes it listen.
 */
export function createSiteServer(directory: string): Server {
  const headersFile = path.join(directory, '_headers');
  const rules = existsSync(headersFile)
    ? parseHeadersFile(readFileSync(headersFile, 'utf8'))
    : [];
  const notFoundPage = path.join(directory, '404.html');
  const compress = compression();

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    for (const [name, value] of headersFor(rules, pathname)) {
      response.setHeader(name, value);
    }
  };
  const serveFile = sirv(directory, {
    extensions: ['html'],
    etag: true,
    // Looks files up anew for each request, so that a build may replace them meanwhile.
    dev: true,
    setHeaders,
    onNoMatch: (request, response) => {
      setHeaders(response, splitUrl(request.url).pathname);
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(notFoundPage));
    },
  });

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {pathname, query} = splitUrl(request.url);
    const clean = pathname === '/404.html' ? undefined : cleanPath(pathname);
    if (clean !== undefined) {
      const location = query === undefined ? clean : `${clean}?${query}`;
      response.writeHead(301, {Location: location}).end();
      return;
    }
    // compression is typed for Express; it uses only what Node's objects have.
    compress(request as never, response as never, () =>
      serveFile(request, response),
    );
  });
}
