import type {Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const build = path.resolve(__dirname, '../../build');

/** A page has no ending in its address. */
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

/** Promises a whole file and ends the connection after half of it, or answers nothing. */
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

const faultyUrl = (pathname: string): string =>
  `http://localhost:${(faulty.address() as AddressInfo).port}${pathname}`;

/** What a host or the way to it does wrong with a request. */
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

/** @returns ends it, and with it what hangs */
export async function startFaultyServer(): Promise<() => void> {
  await new Promise<void>((resolve) => faulty.listen(0, resolve));
  return () => {
    faulty.closeAllConnections();
    faulty.close();
  };
}
