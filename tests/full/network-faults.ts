// Faults of a host or network, with which `failed-requests.spec.ts` answers
// requests for files of the build.
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

/** The address at which the faulty server never answers. */
const silentPath = '/hangs';

/**
 * A server for faults that Playwright can't answer with: it announces a complete
 * file and closes the connection halfway, or never answers.
 */
const faulty = createServer(({url = silentPath}, response) => {
  if (url === silentPath) return;
  const file = read(url);
  response.writeHead(200, {
    'Content-Type': typeOf(url),
    'Content-Length': file.length,
  });
  const half = file.subarray(0, file.length / 2);
  // Closed immediately, the connection could lose the first half, too.
  response.write(half, () => setTimeout(() => response.destroy(), 50));
});

/** Set by {@link startFaultyServer}. */
let faultyPort: number;

const faultyUrl = (pathname: string): string =>
  `http://localhost:${faultyPort}${pathname}`;

/** Answers by the name of their fault. They need the server below. */
export const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  '404': (route) => route.fulfill({status: 404, body: 'Not found'}),
  '500': (route) => route.fulfill({status: 500, body: 'Error'}),
  'cut off': (route) => route.continue({url: faultyUrl(pathOf(route))}),
  corrupt: (route) =>
    route.fulfill({
      contentType: typeOf(pathOf(route)),
      // Changes three bits of each byte, so that no part of the file stays valid.
      body: Buffer.from(read(pathOf(route)).map((byte) => byte ^ 0b101010)),
    }),
  hangs: (route) => route.continue({url: faultyUrl(silentPath)}),
  offline: (route) => route.abort('internetdisconnected'),
  // What a hotel's network answers until its guest has signed in.
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
