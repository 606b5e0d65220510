import {expect, test} from 'vitest';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {createSiteServer} from '../../scripts/serve/server';
import {ask, type Answer} from '../ask';
import {inTemporaryFolder, writeFiles, type Files} from '../temporary-folder';

/*
 * What every host answers, full/hosting.spec.ts asks this server too; here is
 * what the built site, served at the root of its host, does not show.
 */

const pages = {
  '404.html': '<h1>Not here</h1>',
  'index.html': '<h1>Home</h1>',
  'page.html': '<p>text</p>',
  'assets/a.1.js': 'a();',
};
const settings = {
  _headers:
    '/*\n  X-A: every\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '# Moved\n/old /page 301\n/part /page#text 302\n',
};

type Ask = (
  target: string,
  options?: Parameters<typeof ask>[2],
) => Promise<Answer>;

/** Serves files below a path while `work` asks for them; a secret lies beside their folder. */
const serving = (files: Files, base: string, work: (ask: Ask) => unknown) =>
  inTemporaryFolder({'secret.txt': 'secret'}, async (folder) => {
    const site = path.join(folder, 'site');
    writeFiles(site, files);
    const server = createSiteServer(site, base);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    try {
      await work((target, options) => ask(port, target, options));
    } finally {
      server.close();
    }
  });

test('a site without _headers and _redirects is served, and nothing of it is kept', () =>
  serving(pages, '/', async (ask) => {
    for (const [target, status, text] of [
      ['/', 200, 'Home'],
      ['/page?q=1', 200, 'text'],
      ['/assets/a.1.js', 200, 'a();'],
      ['/old', 404, 'Not here'],
    ] as const) {
      const answer = await ask(target);
      expect(answer.status, target).toBe(status);
      expect(answer.body.toString(), target).toContain(text);
      if (status === 200) {
        expect(answer.headers['cache-control'], target).toBe('no-cache');
      }
    }
  }));

test('a file of an older release is not missing for good', () =>
  serving({...pages, ...settings}, '/', async (ask) => {
    expect((await ask('/assets/a.1.js')).headers['cache-control']).toMatch(
      /immutable$/,
    );
    const {status, headers} = await ask('/assets/gone.js');
    expect(status).toBe(404);
    expect(headers['x-a']).toBe('every');
    expect(headers['cache-control']).toBeUndefined();
  }));

test('a page that has moved keeps query and anchor', () =>
  serving({...pages, ...settings}, '/', async (ask) => {
    for (const [target, status, location] of [
      ['/old', 301, '/page'],
      ['/old?a=1', 301, '/page?a=1'],
      ['/part?a=1', 302, '/page?a=1#text'],
    ] as const) {
      const answer = await ask(target);
      expect(answer.status, target).toBe(status);
      expect(answer.headers.location, target).toBe(location);
    }
  }));

test('who has the file is answered 304', () =>
  serving(pages, '/', async (ask) => {
    const {headers} = await ask('/page');
    const again = await ask('/page', {
      headers: {'if-none-match': headers.etag!},
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }));

test('no file outside the folder is served', () =>
  serving(pages, '/', async (ask) => {
    for (const target of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..\\secret.txt',
      '/%zz',
    ]) {
      const {status, body} = await ask(target);
      expect(status, target).toBe(404);
      expect(body.toString(), target).toContain('Not here');
    }
  }));

test('nobody is led to another host', () =>
  serving(pages, '/', async (ask) => {
    for (const host of ['//other.example', '/\\other.example']) {
      const {headers} = await ask(`${host}/page.html`);
      expect(headers.location).toBe('/other.example/page');
    }
  }));

test('a site built for a path is served below it, and nothing beside it', () =>
  serving(
    {...pages, _headers: '/docs/*\n  X-A: below\n'},
    '/docs/',
    async (ask) => {
      for (const [target, status, text] of [
        ['/docs/', 200, 'Home'],
        ['/docs/page?q=1', 200, 'text'],
        ['/docs/none', 404, 'Not here'],
        ['/page', 404, 'Not here'],
      ] as const) {
        const answer = await ask(target);
        expect(answer.status, target).toBe(status);
        expect(answer.body.toString(), target).toContain(text);
        expect(answer.headers['x-a'], target).toBe('below');
      }
      const moved = await ask('/docs/page.html?q=1');
      expect(moved.headers.location).toBe('/docs/page?q=1');
    },
  ));
