import {expect, test} from 'vitest';
import {createHash} from 'node:crypto';

import {headersFor, parseHeadersFile} from '../../scripts/serve/parse-headers';
import {
  decidePolicies,
  hashScripts,
} from '../../src/after-build/security-headers';
import {insertPolicy} from '../../src/after-build/security-headers/policy';
import {parsePage} from '../../src/after-build/read-pages';

const hashesIn = (html: string): string[] =>
  hashScripts(parsePage('a.html', html, '/'));
const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

for (const [rule, html, scripts] of [
  [
    'hashes all inline scripts that run, as written',
    '<script>a("<p>")</script><p>b</p><script type=module>c&amp;d</script>',
    ['a("<p>")', 'c&amp;d'],
  ],
  ['hashes no script from a file', '<script src="/a.js"></script>', []],
  ['hashes no data', '<script type="application/ld+json">{}</script>', []],
  ['hashes no script in a comment', '<!-- <script>a()</script> -->', []],
] as const) {
  test(rule, () => {
    expect(hashesIn(html)).toEqual(scripts.map(hashOf));
  });
}

const meta = '<meta http-equiv="Content-Security-Policy" content="p">';
for (const [html, expected] of [
  ['<html><head><title>a', `<html><head>${meta}<title>a`],
  [
    '<head><meta charset=utf-8><title>a',
    `<head><meta charset=utf-8>${meta}<title>a`,
  ],
] as const) {
  test(`adds the policy at the top of the head of ${html}`, () =>
    expect(insertPolicy(html, 'p', 'a.html')).toBe(expected));
}

test('a page without a head is an error', () =>
  expect(() => insertPolicy('<header>text</header>', 'p', 'a.html')).toThrow(
    'a.html has no <head> to put the Content-Security-Policy into.',
  ));

test('a header that hosts merge differently is an error', () => {
  const rules = parseHeadersFile('/*\n  X: 1\n\n/a.b/*\n  X: 2\n');
  expect(Object.fromEntries(headersFor(rules, '/aXb/c'))).toEqual({X: '1'});
  // Netlify also applies the second rule to the folder itself.
  for (const [pathname, other] of [
    ['/a.b/c', '1, 2'],
    ['/a.b', '1'],
  ] as const) {
    expect(() => headersFor(rules, pathname)).toThrow(
      `_headers sets X in two rules for ${pathname}: Netlify would send "2", Cloudflare Pages "${other}".`,
    );
  }
});

test.describe('the policy', () => {
  const ofPages = [hashOf('a()'), hashOf('b()')];
  const ofFrame = hashOf('frame()');
  const {headers, policyOf} = decidePolicies(
    new Map([
      ['a.html', [ofPages[0]!]],
      ['b.html', [ofPages[1]!]],
      ['example-frame.html', [ofFrame]],
    ]),
    '/docs/',
  );
  const sentWith = (page: string) =>
    headersFor(parseHeadersFile(headers), `/docs/${page}`);
  const policySentWith = (page: string) =>
    sentWith(page).get('Content-Security-Policy');

  for (const page of ['a', 'b']) {
    test(`of ${page}, as metadata and as a header, has the hashes of all pages`, () => {
      const scripts = `script-src 'self' ${[...ofPages].sort().join(' ')};`;
      expect(policyOf(`${page}.html`)).toContain(scripts);
      expect(policySentWith(page)).toContain(scripts);
      expect(policyOf(`${page}.html`)).not.toContain('unsafe-eval');
      expect(policySentWith(page)).not.toMatch(/unsafe-eval|sandbox/);
    });
  }

  test('of the frame of live examples has only its own hash, and allows eval', () => {
    const scripts = `script-src 'unsafe-eval' ${ofFrame};`;
    expect(policyOf('example-frame.html')).toContain(scripts);
    expect(policySentWith('example-frame')).toContain(scripts);
    expect(policyOf('example-frame.html')).toContain("connect-src 'none'");
    expect(policySentWith('example-frame')).toMatch(
      /connect-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts/,
    );
  });

  test('comes with the other headers', () => {
    expect(sentWith('a').get('X-Content-Type-Options')).toBe('nosniff');
    expect(sentWith('assets/js/a.1.js').get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});
