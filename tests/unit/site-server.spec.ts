// The server of `npm run serve` and the browser tests (scripts/serve), which must
// answer like the site's hosts. Through real requests to small sites.
import {expect, test} from 'vitest';

import {createSiteServer} from '../../scripts/serve/server';
import {listen} from '../free-port';
import {inTemporaryFolder, type Files} from '../temporary-folder';

const pages = {
  '404.html': '<h1>Not here</h1>',
  'index.html': '<h1>Home</h1>',
  'page.html': '<p>text</p>',
  'assets/a.1.js': 'a();',
};
const redirects = '# Moved\n/old /page 301\n/part /page 302\n';

/** Requests a path of the server, without following redirects. */
type Request = (target: string, options?: RequestInit) => Promise<Response>;

/** Serves files at a path while `work` requests them. */
const serving = (
  files: Files,
  base: string,
  work: (request: Request) => unknown,
) =>
  inTemporaryFolder(files, async (folder) => {
    const server = createSiteServer(folder, base);
    const port = await listen(server);
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

for (const [target, status, text] of [
  ['/', 200, 'Home'],
  ['/page', 200, 'text'],
  ['/page?q=1', 200, 'text'],
  ['/assets/a.1.js', 200, 'a();'],
  ['/none', 404, 'Not here'],
  // Without `_redirects`, nothing has moved.
  ['/old', 404, 'Not here'],
] as const) {
  test(`answers ${target} with status ${status}, and lets browsers revalidate it`, () =>
    serving(pages, '/', async (request) => {
      const answer = await request(target);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(text);
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=0, must-revalidate',
      );
    }));
}

for (const [target, status, location] of [
  ['/old', 301, '/page'],
  ['/old?a=1', 301, '/page?a=1'],
  ['/part?a=1', 302, '/page?a=1'],
] as const) {
  test(`redirects ${target} to ${location} with status ${status}`, () =>
    serving({...pages, _redirects: redirects}, '/', async (request) => {
      const answer = await request(target);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('location')).toBe(location);
    }));
}

test.describe('below a base path', () => {
  const files = {...pages, _headers: '/docs/*\n  X-A: below\n'};

  for (const [target, status, text] of [
    ['/docs/', 200, 'Home'],
    ['/docs/page?q=1', 200, 'text'],
    ['/docs/none', 404, 'Not here'],
    ['/page', 404, 'Not here'],
  ] as const) {
    test(`answers ${target} with status ${status} and the site's headers`, () =>
      serving(files, '/docs/', async (request) => {
        const answer = await request(target);
        expect(answer.status).toBe(status);
        expect(await answer.text()).toContain(text);
        expect(answer.headers.get('x-a')).toBe('below');
      }));
  }

  test('redirects to the address of a page below the path', () =>
    serving(files, '/docs/', async (request) => {
      const {status, headers} = await request('/docs/page.html?q=1');
      expect(status).toBe(301);
      expect(headers.get('location')).toBe('/docs/page?q=1');
    }));
});

for (const [target, location] of [
  ['/page.html?a=1', '/page?a=1'],
  ['/page/', '/page'],
  ['/page/index.html', '/page'],
  ['/index.html', '/'],
  ['/index', '/'],
] as const) {
  test(`a page has one address: ${target} moves to ${location} @spec-2`, () =>
    serving(pages, '/', async (request) => {
      const {status, headers} = await request(target);
      expect(status).toBe(301);
      expect(headers.get('location')).toBe(location);
    }));
}

for (const target of ['/404', '/404.html', '/_headers', '/%5Fredirects']) {
  test(`a file for hosts, and the not-found page, have no address: ${target} @spec-2`, () =>
    serving(
      {...pages, _headers: '/*\n  X-A: 1\n', _redirects: redirects},
      '/',
      async (request) => {
        const answer = await request(target);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('Not here');
      },
    ));
}

for (const [method, status] of [
  ['HEAD', 200],
  ['POST', 405],
  ['DELETE', 405],
] as const) {
  test(`answers ${method} with status ${status}`, () =>
    serving(pages, '/', async (request) => {
      expect((await request('/page', {method})).status).toBe(status);
    }));
}
