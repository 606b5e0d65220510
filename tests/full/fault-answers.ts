import type {Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';

import {listen} from '../free-port';

const build = path.resolve(__dirname, '../../build');

/** Reads the file at an address. Pages have no extension there. */
const read = (pathname: string): Buffer =>
  readFileSync(
    path.join(build, path.extname(pathname) ? pathname : `${pathname}.html`),
  );
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const typeOf = (pathname: string): string =>
  types[path.extname(pathname)] ?? 'text/html';
const pathOf = (route: Route): string =>
  new URL(route.request().url()).pathname;

/**
 * A server that announces a complete file and closes the connection halfway, or
 * never answers.
 */
const faulty = createServer((request, response) => {
  if (request.url === '/hangs') return;
  const file = read(request.url!);
  response.writeHead(200, {
    'Content-Type': typeOf(request.url!),
    'Content-Length': file.length,
  });
  const half = file.subarray(0, file.length / 2);
  response.write(half, () => setTimeout(() => response.destroy(), 50));
});

let faultyPort: number;

const faultyUrl = (pathname: string): string =>
  `http://localhost:${faultyPort}${pathname}`;

/** Faults of a host or network. */
export const faults: Record<string, (route: Route) => unknown> = {
  '404': (route) => route.fulfill({status: 404, body: 'Not found'}),
  '500': (route) => route.fulfill({status: 500, body: 'Error'}),
  'cut off': (route) => route.continue({url: faultyUrl(pathOf(route))}),
  corrupt: (route) =>
    route.fulfill({
      contentType: typeOf(pathOf(route)),
      body: read(pathOf(route)).map((byte) => byte ^ 0x2a) as Buffer,
    }),
  hangs: (route) => route.continue({url: faultyUrl('/hangs')}),
  offline: (route) => route.abort('internetdisconnected'),
  'wrong type': (route) =>
    route.fulfill({
      headers: {
        'Content-Type': 'text/html',
        'X-Content-Type-Options': 'nosniff',
      },
      body: '<!doctype html><title>Sign in</title>',
    }),
};

/**
 * Starts the server.
 *
 * @returns a function that closes it with all pending connections
 */
export async function startFaultyServer(): Promise<() => void> {
  faultyPort = await listen(faulty);
  return () => {
    faulty.closeAllConnections();
    faulty.close();
  };
}
