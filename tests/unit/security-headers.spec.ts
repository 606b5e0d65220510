import {expect, test} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {headersFor, parseHeadersFile} from '../../scripts/serve/headers-file';
import securityHeaders from '../../src/after-build/security-headers';
import {
  inlineScripts,
  scriptHash,
} from '../../src/after-build/security-headers/inline-scripts';
import {insertPolicy} from '../../src/after-build/security-headers/policy';
import {inTemporaryFolder} from '../temporary-folder';

for (const [what, html, scripts] of [
  [
    'all that run, as they are written',
    '<script>a("<p>")</script><p>b</p><script type=module>c&amp;d</script>',
    ['a("<p>")', 'c&amp;d'],
  ],
  ['none from a file', '<script src="/a.js"></script>', []],
  ['no data', '<script type="application/ld+json">{}</script>', []],
  ['none in comments', '<!-- <script>a()</script> -->', []],
] as const) {
  test(`of the inline scripts ${what}`, () => {
    expect(inlineScripts(html)).toEqual(scripts);
  });
}

const meta = '<meta http-equiv="Content-Security-Policy" content="p">';
for (const [html, expected] of [
  ['<html><head><title>a', `<html><head>${meta}<title>a`],
  [
    '<head><meta charset=utf-8><title>a',
    `<head><meta charset=utf-8>${meta}<title>a`,
  ],
  ['<header>a</header>', undefined],
] as const) {
  test(`${html} gets the policy ${expected ? 'first in its head' : 'nowhere'}`, () =>
    expect(insertPolicy(html, 'p')).toBe(expected));
}

test('a header that two rules set is an error, since hosts merge it differently', () => {
  const rules = parseHeadersFile('/*\n  X: 1\n\n/a.b/*\n  X: 2\n');
  expect(Object.fromEntries(headersFor(rules, '/aXb/c'))).toEqual({X: '1'});
  expect(() => headersFor(rules, '/a.b/c')).toThrow(
    '_headers sets X twice for /a.b/c.',
  );
});

test.describe('the plugin', () => {
  const build = async (outDir: string, baseUrl: string): Promise<void> => {
    const plugin: Plugin = securityHeaders({baseUrl} as LoadContext, {
      id: 'default',
      policy: {'script-src': ["'self'"]},
      headers: {'X-A': 'b'},
    });
    await plugin.postBuild!({outDir} as never);
  };

  const pages = {
    'a.html': '<head></head><script>a()</script>',
    'b.html': '<head></head>',
  };

  test('puts the hashes of all pages into every page and into _headers', () =>
    inTemporaryFolder(pages, async (folder) => {
      await build(folder, '/docs/');
      const read = (file: string) =>
        readFileSync(path.join(folder, file), 'utf8');
      const policy = `script-src 'self' ${scriptHash('a()')}`;
      for (const page of Object.keys(pages)) {
        expect(read(page)).toContain(`content="${policy}"`);
      }
      const rules = parseHeadersFile(read('_headers'));
      expect(Object.fromEntries(headersFor(rules, '/docs/a'))).toEqual({
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'X-A': 'b',
      });
      expect(
        headersFor(rules, '/docs/assets/js/a.1.js').get('Cache-Control'),
      ).toBe('public, max-age=31536000, immutable');
    }));

  test('names a page that has no head', () =>
    inTemporaryFolder({'bare.html': '<p>text</p>'}, (folder) =>
      expect(build(folder, '/')).rejects.toThrow(
        `${path.join(folder, 'bare.html')} has no <head> to put the Content-Security-Policy into.`,
      ),
    ));
});
