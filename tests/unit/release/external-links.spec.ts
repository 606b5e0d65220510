import {expect, test} from '@playwright/test';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {checkLinks} from '../../../scripts/external-links/check-links';
import {externalLinksIn} from '../../../scripts/external-links/collect-links';

const patience = {timeout: 300, attempts: 3, pause: 10};

/** A host that answers as the path says, and counts what it was asked. */
let server: Server;
let origin: string;
const asked: string[] = [];

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const {method, url = ''} = request;
    asked.push(`${method} ${url}`);
    const times = asked.filter((one) => one === `${method} ${url}`).length;
    const answer = (status: number, headers = {}) =>
      response.writeHead(status, headers).end();
    if (url === '/page') answer(200);
    else if (url === '/moved') answer(301, {Location: '/page'});
    else if (url === '/no-head') answer(method === 'HEAD' ? 405 : 200);
    else if (url === '/busy-once') answer(times === 1 ? 503 : 200);
    else if (url === '/busy') answer(429);
    else if (url !== '/silent') answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (...paths: string[]) =>
  checkLinks(
    paths.map((path) => ({page: 'a.html', href: `${origin}${path}`, rel: ''})),
    [{address: `${origin}/private`, reason: 'asks for an account'}],
    patience,
  );

test('what is there passes, wherever it moved and however it must be asked', async () => {
  expect(
    await check('/page', '/page#part', '/moved', '/no-head', '/busy-once'),
  ).toEqual({asked: 4, complaints: [], isOffline: false});
  expect(asked.filter((one) => one.endsWith('/busy-once'))).toHaveLength(2);
});

test('what is gone is named with the reason and the page', async () => {
  expect((await check('/gone', '/page')).complaints).toEqual([
    `${origin}/gone: status 404, linked from a.html`,
  ]);
});

test('a host that stays busy is named after the attempts', async () => {
  expect((await check('/busy')).complaints).toEqual([
    `${origin}/busy: status 429, linked from a.html`,
  ]);
  expect(asked.filter((one) => one.endsWith('/busy'))).toHaveLength(3);
});

test('a host that never answers is given up', async () => {
  expect(await check('/silent')).toEqual({
    asked: 1,
    complaints: [`${origin}/silent: no answer in time, linked from a.html`],
    isOffline: true,
  });
});

test('a host that did not answer once is not waited for again', async () => {
  const start = Date.now();
  const links = Array.from({length: 20}, (_, index) => ({
    page: 'a.html',
    href: `http://localhost:9/${index}`,
    rel: '',
  }));
  const slow = {...patience, pause: 500};
  const {complaints} = await checkLinks(links, [], slow);
  expect(complaints).toHaveLength(20);
  expect(Date.now() - start).toBeLessThan(5_000);
});

test('a machine without network is told from links that are gone', async () => {
  const nowhere = {page: 'b.html', href: 'http://localhost:9/', rel: ''};
  const one = await checkLinks([nowhere], [], patience);
  expect(one.isOffline).toBe(true);
  const other = {page: 'c.html', href: `${origin}/page`, rel: ''};
  const both = await checkLinks([nowhere, other], [], patience);
  expect(both.isOffline).toBe(false);
  expect(both.complaints).toHaveLength(1);
});

test('what is left out is not asked', async () => {
  expect((await check('/private/a')).asked).toBe(0);
  expect(asked.join()).not.toContain('/private');
});

test('links to other hosts are found, those of the site are not', () => {
  const html = `
    <a href="https://other.example/a" rel="noopener">a</a>
    <a href="//other.example/b">b</a>
    <a href="https://site.example/c">c</a>
    <a href="/d">d</a><a href="#e">e</a><a href="mailto:f@example.org">f</a>
    <link href="https://other.example/g">`;
  expect(externalLinksIn(html, 'https://site.example')).toEqual([
    {href: 'https://other.example/a', rel: 'noopener'},
    {href: '//other.example/b', rel: ''},
  ]);
});
