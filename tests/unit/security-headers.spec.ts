import {expect, test} from 'vitest';
import {createHash} from 'node:crypto';

import {headersFor, parseHeadersFile} from '../../scripts/serve/parse-headers';
import {
  decidePolicies,
  hashScripts,
} from '../../src/after-build/security-headers';
import {insertPolicy} from '../../src/after-build/security-headers/policy';
import {parsePage} from '../../src/after-build/read-pages';

const hashes = (html: string): string[] =>
  hashScripts(parsePage('a.html', html, '/'));
const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

for (const [what, html, scripts] of [
  [
    'all that run, as written',
    '<script>a("<p>")</script><p>b</p><script type=module>c&amp;d</script>',
    ['a("<p>")', 'c&amp;d'],
  ],
  ['none from a file', '<script src="/a.js"></script>', []],
  ['no data', '<script type="application/ld+json">{}</script>', []],
  ['none in comments', '<!-- <script>a()</script> -->', []],
] as const) {
  test(`hashes inline scripts: ${what}`, () => {
    expect(hashes(html)).toEqual(scripts.map(hashOf));
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
  const {headers, policyOf} = decidePolicies(
    new Map([
      ['a.html', [hashOf('a()')]],
      ['b.html', []],
      ['example-frame.html', [hashOf('frame()')]],
    ]),
    '/docs/',
  );
  const sentWith = (page: string) =>
    headersFor(parseHeadersFile(headers), `/docs/${page}`);

  test('is in every page and in _headers, with the hashes of all pages', () => {
    for (const page of ['a.html', 'b.html']) {
      expect(policyOf(page)).toContain(`script-src 'self' ${hashOf('a()')};`);
    }
    const sent = sentWith('a');
    expect(sent.get('Content-Security-Policy')).toContain(hashOf('a()'));
    expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    expect(sentWith('assets/js/a.1.js').get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('is separate for the frame of live examples, in its page and its headers', () => {
    expect(policyOf('a.html')).not.toContain('unsafe-eval');
    expect(sentWith('a').get('Content-Security-Policy')).not.toMatch(
      /unsafe-eval|sandbox/,
    );
    expect(policyOf('example-frame.html')).toContain("connect-src 'none'");
    expect(policyOf('example-frame.html')).not.toContain(hashOf('a()'));
    expect(sentWith('example-frame').get('Content-Security-Policy')).toMatch(
      /'unsafe-eval'.*connect-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts/,
    );
  });
});
