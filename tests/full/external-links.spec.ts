import {expect, test} from '@playwright/test';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {runCommand} from '../run-command';
import {inTemporaryFolder} from '../temporary-folder';

const repository = path.resolve(__dirname, '../..');

test.describe.configure({mode: 'serial'});

/** A host that answers as the path says, and notes what it was asked. */
let server: Server;
let origin: string;
const asked: string[] = [];

test.beforeAll(async () => {
  server = createServer(({method, url = ''}, response) => {
    asked.push(url);
    const isFirst = asked.filter((one) => one === url).length < 3;
    const answer = (status: number, headers = {}) =>
      response.writeHead(status, headers).end();
    if (url === '/page') answer(200);
    else if (url === '/moved') answer(301, {Location: '/page'});
    else if (url === '/no-head') answer(method === 'HEAD' ? 405 : 200);
    else if (url === '/busy-once') answer(isFirst ? 503 : 200);
    else if (url !== '/silent') answer(404);
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What `npm run check:links` says of a page in a folder, with these links. */
const check = (links: readonly string[], ...options: string[]) =>
  inTemporaryFolder(
    {'guides/page.html': links.map((link) => `<a href="${link}">a</a>`).join()},
    (folder) =>
      runCommand(
        'npm',
        ['run', 'check:links', '--', '--server-root', folder, ...options],
        repository,
      ),
  );

test('links to what is there pass; those of the site itself are not followed', async () => {
  const {code, output} = await check([
    ...['/page', '/page#part', '/moved', '/no-head', '/busy-once'].map(
      (target) => origin + target,
    ),
    '/react',
    '../gone-too',
    'https://reactivedot.dev',
    'https://reactivedot.dev/react',
  ]);
  expect(output).toContain('Successfully scanned 5 links');
  expect(code).toBe(0);
  expect(Array.from(new Set(asked)).sort()).toEqual([
    '/busy-once',
    '/moved',
    '/no-head',
    '/page',
  ]);
});

test('a link to what is gone is named with its page and status', async () => {
  const {code, output} = await check([`${origin}/page`, `${origin}/gone`]);
  expect(code).toBe(1);
  expect(output).toContain(`guides/page.html\n  [404] ${origin}/gone`);
  expect(output).toContain('Detected 1 broken links');
});

test('a host that does not answer is given up after the attempts', async () => {
  const {code, output} = await check(
    [`${origin}/silent`],
    ...['--timeout', '200', '--retry-errors-jitter', '0'],
  );
  expect(code).toBe(1);
  expect(output).toContain(`[0] ${origin}/silent`);
  // Three times, by HEAD and by GET.
  expect(asked.filter((one) => one === '/silent')).toHaveLength(6);
});

test('a folder without pages is no success', async () => {
  const {code, output} = await inTemporaryFolder({}, (folder) =>
    runCommand(
      'npm',
      ['run', 'check:links', '--', '--server-root', folder],
      repository,
    ),
  );
  expect(code).toBe(1);
  expect(output).toContain('returned 0 results');
});
