import {expect, test} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {
  headersFor,
  parseHeadersFile,
  type HeaderRule,
} from '../../scripts/serve/headers-file';
import securityHeaders from '../../src/after-build/security-headers';
import {formatHeadersFile} from '../../src/after-build/security-headers/headers-file';
import {
  inlineScripts,
  scriptHash,
} from '../../src/after-build/security-headers/inline-scripts';
import {
  allow,
  insertPolicy,
  serializePolicy,
} from '../../src/after-build/security-headers/policy';
import {newFolderForEachTest} from './new-folder';

test.describe('inlineScripts', () => {
  for (const [what, html, scripts] of [
    [
      'plain',
      '<script>a()</script><p>b</p><script>c()</script>',
      ['a()', 'c()'],
    ],
    ['with a type', '<script type="text/javascript">a()</script>', ['a()']],
    ['modules', '<script type=module>a()</script>', ['a()']],
    [
      'as written, without entities',
      '<script>a&amp;&lt;b</script>',
      ['a&amp;&lt;b'],
    ],
    ['with tags in strings', '<script>a("<p>")</script>', ['a("<p>")']],
    ['empty', '<script></script>', ['']],
    ['not from a file', '<script src="/a.js"></script>', []],
    ['not data', '<script type="application/ld+json">{}</script>', []],
    ['not in comments', '<!-- <script>a()</script> -->', []],
  ] as const) {
    test(what, () => expect(inlineScripts(html)).toEqual(scripts));
  }
});

test.describe('scriptHash', () => {
  test('is the SHA-256 of the text in UTF-8, base64, quoted', () => {
    const sum = createHash('sha256').update('alert("ß")', 'utf8');
    expect(scriptHash('alert("ß")')).toBe(`'sha256-${sum.digest('base64')}'`);
  });

  test('takes every line break for a line feed, as a browser does', () => {
    expect(scriptHash('a\r\nb\rc')).toBe(scriptHash('a\nb\nc'));
  });
});

test.describe('policy', () => {
  const policy = {'default-src': ["'self'"], 'img-src': ["'self'", 'data:']};

  test('is written as directives between semicolons', () => {
    expect(serializePolicy(policy)).toBe(
      "default-src 'self'; img-src 'self' data:",
    );
  });

  test('allows further sources without changing the one it came from', () => {
    expect(allow(policy, 'img-src', ['blob:'])['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
    ]);
    expect(allow(policy, 'font-src', ["'self'"])['font-src']).toEqual([
      "'self'",
    ]);
    expect(policy['img-src']).toHaveLength(2);
  });

  const meta = '<meta http-equiv="Content-Security-Policy" content="p">';
  for (const [html, expected] of [
    ['<html><head><title>a', `<html><head>${meta}<title>a`],
    [
      '<head><meta charset=utf-8><title>a',
      `<head><meta charset=utf-8>${meta}<title>a`,
    ],
    ['<HEAD class="a"><title>a', `<HEAD class="a">${meta}<title>a`],
    ['<header>a</header>', undefined],
  ] as const) {
    test(`${html} gets it ${expected ? 'first in its head' : 'nowhere'}`, () =>
      expect(insertPolicy(html, 'p')).toBe(expected));
  }
});

test.describe('headers file', () => {
  test('what is written is read back', () => {
    const headers = {'X-A': 'b: c', 'Content-Security-Policy': "a 'self'; d"};
    const rules = parseHeadersFile(
      formatHeadersFile([
        {path: '/*', headers},
        {path: '/assets/*', headers: {'X-A': 'other'}},
      ]),
    );
    expect(Object.fromEntries(headersFor(rules, '/page'))).toEqual(headers);
    expect(headersFor(rules, '/assets/a.js').get('X-A')).toBe('other');
  });

  const matches = (rules: HeaderRule[], pathname: string): boolean =>
    headersFor(rules, pathname).size > 0;

  test('a path matches as a whole, and only * is more than itself', () => {
    const rules = parseHeadersFile('/a.b/*/c\n  X: y\n');
    expect(matches(rules, '/a.b/1/2/c')).toBe(true);
    expect(matches(rules, '/aXb/1/c')).toBe(false);
    expect(matches(rules, '/a.b/1/c/d')).toBe(false);
  });

  test('comments and empty lines say nothing', () => {
    expect(parseHeadersFile('# why\n\n/a\n  X: y\n')).toHaveLength(1);
  });

  for (const [what, text, line] of [
    ['a header before any path', '  X: y\n', 1],
    ['a header without a colon', '/a\n  X y\n', 2],
  ] as const) {
    test(`${what} is an error with its line`, () => {
      expect(() => parseHeadersFile(text)).toThrow(
        `_headers:${line}: expected "Name: value" below a path`,
      );
    });
  }
});

test.describe('the plugin', () => {
  let outDir: string;
  newFolderForEachTest((folder) => (outDir = folder));

  const build = async (baseUrl: string): Promise<void> => {
    const plugin: Plugin = securityHeaders({baseUrl} as LoadContext, {
      id: 'default',
      policy: {'script-src': ["'self'"]},
      headers: {'X-A': 'b'},
    });
    await plugin.postBuild!({outDir} as never);
  };

  test('puts the hashes of all pages into every page and into _headers', async () => {
    await writeFile(
      path.join(outDir, 'a.html'),
      '<head></head><script>a()</script>',
    );
    await writeFile(path.join(outDir, 'b.html'), '<head></head>');
    await build('/docs/');
    const policy = `script-src 'self' ${scriptHash('a()')}`;
    for (const page of ['a.html', 'b.html']) {
      expect(await readFile(path.join(outDir, page), 'utf8')).toContain(
        `content="${policy}"`,
      );
    }
    const rules = parseHeadersFile(
      await readFile(path.join(outDir, '_headers'), 'utf8'),
    );
    expect(Object.fromEntries(headersFor(rules, '/docs/a'))).toEqual({
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-A': 'b',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    expect(
      headersFor(rules, '/docs/assets/js/a.1.js').get('Cache-Control'),
    ).toBe('public, max-age=31536000, immutable');
  });

  test('names a page that has no head', async () => {
    const page = path.join(outDir, 'bare.html');
    await writeFile(page, '<p>text</p>');
    await expect(build('/')).rejects.toThrow(
      `${page} has no <head> to put the Content-Security-Policy into.`,
    );
  });
});
