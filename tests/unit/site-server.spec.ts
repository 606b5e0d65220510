import {expect, test} from 'vitest';
import {mkdtemp, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {createSiteServer} from '../../scripts/serve/server';
import {ask as askAt} from '../ask';
import {inTemporaryFolder, writeFiles} from '../temporary-folder';

const immutable = 'public, max-age=31536000, immutable';
const headersFile = `/*
  X-Content-Type-Options: nosniff
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  Cache-Control: ${immutable}
`;

for (const withHeaders of [true, false]) {
  test.describe(`the site's server, ${withHeaders ? 'with' : 'without'} _headers and _redirects`, () => {
    let folder: string;
    let server: Server;

    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'site-server-'));
      const site = path.join(folder, 'site');
      writeFiles(folder, {
        'secret.txt': 'secret',
        'site/404.html': '<h1>Not here</h1>',
        'site/index.html': '<h1>Home</h1>',
        'site/page.html': '<p>text</p>'.repeat(500),
        'site/assets/a.1.js': 'a();'.repeat(1000),
        'site/page.md': '# Grüße',
        ...(withHeaders && {
          'site/_headers': headersFile,
          'site/_redirects': '# Moved\n/old /page 301\n/part /page#text 302\n',
        }),
      });
      server = createSiteServer(site);
      await new Promise<void>((resolve) => server.listen(0, resolve));
    });
    test.afterAll(async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, {recursive: true});
    });

    const ask = (target: string, options?: Parameters<typeof askAt>[2]) =>
      askAt((server.address() as AddressInfo).port, target, options);

    test('answers at clean URLs', async () => {
      for (const [target, text] of [
        ['/', 'Home'],
        ['/page', 'text'],
        ['/page?q=1', 'text'],
      ] as const) {
        const {status, headers, body} = await ask(target);
        expect(status, target).toBe(200);
        expect(headers['content-type']).toBe('text/html;charset=utf-8');
        expect(body.toString()).toContain(text);
      }
    });

    test('answers with the not-found page and status 404', async () => {
      for (const target of ['/nothing', '/nothing.js', '/%zz']) {
        const {status, headers, body} = await ask(target);
        expect(status, target).toBe(404);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(body.toString()).toContain('Not here');
        expect(headers['x-content-type-options']).toBe(
          withHeaders ? 'nosniff' : undefined,
        );
      }
    });

    test('lets assets, and nothing else, be kept for good', async () => {
      const caching = async (target: string) =>
        (await ask(target)).headers['cache-control'];
      expect(await caching('/assets/a.1.js')).toBe(
        withHeaders ? immutable : 'no-cache',
      );
      expect(await caching('/page')).toBe(
        withHeaders ? 'public, max-age=0, must-revalidate' : 'no-cache',
      );
    });

    test('says what is missing is not missing for good', async () => {
      const {status, headers} = await ask('/assets/gone.js');
      expect(status).toBe(404);
      expect(headers['cache-control']).not.toBe(immutable);
    });

    test('leads from old addresses to new ones, query and anchor kept', async () => {
      for (const [target, status, location] of [
        ['/old', 301, '/page'],
        ['/old?a=1', 301, '/page?a=1'],
        ['/part?a=1', 302, '/page?a=1#text'],
      ] as const) {
        const answer = await ask(target);
        expect(answer.status, target).toBe(withHeaders ? status : 404);
        expect(answer.headers.location).toBe(
          withHeaders ? location : undefined,
        );
      }
    });

    test('says in which letters Markdown is written', async () => {
      const {headers, body} = await ask('/page.md');
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(body.toString('utf8')).toBe('# Grüße');
    });

    test('compresses text for those who can read it', async () => {
      const plain = await ask('/assets/a.1.js');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const small = await ask('/assets/a.1.js', {
        headers: {'accept-encoding': 'gzip'},
      });
      expect(small.headers['content-encoding']).toBe('gzip');
      expect(small.headers.vary).toBe('Accept-Encoding');
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
    });

    test('answers 304 to those who have the file', async () => {
      const {headers} = await ask('/page');
      const again = await ask('/page', {
        headers: {'if-none-match': headers.etag!},
      });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test('leads from .html and a final slash to the clean URL, query kept', async () => {
      for (const [target, location] of [
        ['/page.html', '/page'],
        ['/page.html?a=1?b', '/page?a=1?b'],
        ['/page/index.html', '/page'],
        ['/index.html', '/'],
        ['/page/?a=1', '/page?a=1'],
      ] as const) {
        const {status, headers} = await ask(target);
        expect(status, target).toBe(301);
        expect(headers.location).toBe(location);
      }
    });

    test('takes slashes at the beginning for one, and never leads to another host', async () => {
      expect((await ask('//')).body.toString()).toContain('Home');
      for (const target of [
        '//other.example/page.html',
        '/\\other.example/page.html',
      ]) {
        const {headers} = await ask(target);
        expect(headers.location, target).toBe('/other.example/page');
      }
    });

    test('answers HEAD as GET, without the body', async () => {
      for (const [target, status] of [
        ['/page', 200],
        ['/nothing', 404],
      ] as const) {
        const answer = await ask(target, {method: 'HEAD'});
        expect(answer.status).toBe(status);
        expect(answer.body).toHaveLength(0);
      }
    });

    test('refuses other methods', async () => {
      const {status, headers} = await ask('/page', {method: 'POST'});
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    });

    test('serves no file outside its folder', async () => {
      for (const target of [
        '/../secret.txt',
        '/assets/../../secret.txt',
        '/%2e%2e/secret.txt',
        '/..%2fsecret.txt',
        '/..\\secret.txt',
      ]) {
        const {status, body} = await ask(target);
        expect(status, target).toBe(404);
        expect(body.toString()).not.toContain('secret');
      }
    });
  });
}

test('a site built for a path is served below it, and nothing beside it', async () => {
  const files = {
    '404.html': '<h1>Not here</h1>',
    'index.html': '<h1>Home</h1>',
    'page.html': '<p>text</p>',
    _headers: '/docs/*\n  X-Content-Type-Options: nosniff\n',
  };
  await inTemporaryFolder(files, async (folder) => {
    const server = createSiteServer(folder, '/docs/');
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    for (const [target, status, text] of [
      ['/docs/', 200, 'Home'],
      ['/docs/page?q=1', 200, 'text'],
      ['/docs/none', 404, 'Not here'],
      ['/page', 404, 'Not here'],
    ] as const) {
      const answer = await askAt(port, target);
      expect(answer.status, target).toBe(status);
      expect(answer.body.toString(), target).toContain(text);
      expect(answer.headers['x-content-type-options'], target).toBe('nosniff');
    }
    const moved = await askAt(port, '/docs/page.html?q=1');
    expect(moved.headers.location).toBe('/docs/page?q=1');
    await new Promise((resolve) => server.close(resolve));
  });
});
