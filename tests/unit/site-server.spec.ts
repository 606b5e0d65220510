import {expect, test} from 'vitest';
import type {AddressInfo} from 'node:net';

import {createSiteServer} from '../../scripts/serve/server';
import {inTemporaryFolder, type Files} from '../temporary-folder';

const pages = {
  '404.html': '<h1>Not here</h1>',
  'index.html': '<h1>Home</h1>',
  'page.html': '<p>text</p>',
  'assets/a.1.js': 'a();',
};
const redirects = '# Moved\n/old /page 301\n/part /page 302\n';

type Request = (target: string, options?: RequestInit) => Promise<Response>;

/** Serves files at a path while `work` requests them. */
const serving = (
  files: Files,
  base: string,
  work: (request: Request) => unknown,
) =>
  inTemporaryFolder(files, async (folder) => {
    const server = createSiteServer(folder, base);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    try {
      await work((target, options) =>
        fetch(`http://127.0.0.1:${port}${target}`, {
          redirect: 'manual',
          ...options,
        }),
      );
    } finally {
      server.close();
    }
  });

test('serves a site without _headers and _redirects, and lets browsers revalidate it', () =>
  serving(pages, '/', async (request) => {
    for (const [target, status, text] of [
      ['/', 200, 'Home'],
      ['/page?q=1', 200, 'text'],
      ['/assets/a.1.js', 200, 'a();'],
      ['/old', 404, 'Not here'],
    ] as const) {
      const answer = await request(target);
      expect(answer.status, target).toBe(status);
      expect(await answer.text(), target).toContain(text);
      expect(answer.headers.get('cache-control'), target).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  }));

test('a redirect keeps the query', () =>
  serving({...pages, _redirects: redirects}, '/', async (request) => {
    for (const [target, status, location] of [
      ['/old', 301, '/page'],
      ['/old?a=1', 301, '/page?a=1'],
      ['/part?a=1', 302, '/page?a=1'],
    ] as const) {
      const answer = await request(target);
      expect(answer.status, target).toBe(status);
      expect(answer.headers.get('location'), target).toBe(location);
    }
  }));

test('serves pages below the base path only, and sends their headers', () =>
  serving(
    {...pages, _headers: '/docs/*\n  X-A: below\n'},
    '/docs/',
    async (request) => {
      for (const [target, status, text] of [
        ['/docs/', 200, 'Home'],
        ['/docs/page?q=1', 200, 'text'],
        ['/docs/none', 404, 'Not here'],
        ['/page', 404, 'Not here'],
      ] as const) {
        const answer = await request(target);
        expect(answer.status, target).toBe(status);
        expect(await answer.text(), target).toContain(text);
        expect(answer.headers.get('x-a'), target).toBe('below');
      }
      const moved = await request('/docs/page.html?q=1');
      expect(moved.headers.get('location')).toBe('/docs/page?q=1');
    },
  ));

test('a page has one address, and host files have none @spec-2', () =>
  serving(
    {...pages, _headers: '', _redirects: redirects},
    '/',
    async (request) => {
      for (const [target, location] of [
        ['/page.html?a=1', '/page?a=1'],
        ['/page/', '/page'],
        ['/page/index.html', '/page'],
        ['/index.html', '/'],
        ['/index', '/'],
      ] as const) {
        const {status, headers} = await request(target);
        expect([status, headers.get('location')], target).toEqual([
          301,
          location,
        ]);
      }
      for (const target of [
        '/404',
        '/404.html',
        '/_headers',
        '/%5Fredirects',
      ]) {
        expect((await request(target)).status, target).toBe(404);
      }
    },
  ));

test('refuses other methods than GET and HEAD', () =>
  serving(pages, '/', async (request) => {
    expect((await request('/page', {method: 'HEAD'})).status).toBe(200);
    expect((await request('/page', {method: 'POST'})).status).toBe(405);
  }));
