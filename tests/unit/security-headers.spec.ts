// The Content-Security-Policy and `_headers` (src/after-build/security-headers),
// read with the server's interpretation of hosts (scripts/serve). What the policy
// refuses is tested in a browser, by tests/e2e/policy.spec.ts.
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
  [
    'hashes a script that writes a table, as written',
    '<script>a("<tbody>")</script>',
    ['a("<tbody>")'],
  ],
  ['hashes no script from a file', '<script src="/a.js"></script>', []],
  ['hashes no data', '<script type="application/ld+json">{}</script>', []],
  [
    'hashes scripts of every type that runs, in any case',
    '<script type="text/javascript">a()</script><script type="Module">b()</script>',
    ['a()', 'b()'],
  ],
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

test.describe('_headers', () => {
  const rules = parseHeadersFile('/*\n  X: 1\n\n/a.b/*\n  X: 2\n');

  test('sends the headers of a path, whose dots are not wildcards', () => {
    expect(Object.fromEntries(headersFor(rules, '/aXb/c'))).toEqual({X: '1'});
  });

  for (const [where, pathname, other] of [
    ['for a path in a folder', '/a.b/c', '1, 2'],
    // Only Netlify also applies the second rule to the folder itself.
    ['for the folder itself', '/a.b', '1'],
  ] as const) {
    test(`is an error if hosts would send different headers ${where}`, () => {
      expect(() => headersFor(rules, pathname)).toThrow(
        `_headers sets X in two rules for ${pathname}: Netlify would send "2", Cloudflare Pages "${other}".`,
      );
    });
  }

  test('is an error if a line below a path is no header', () => {
    expect(() => parseHeadersFile('/*\n  X: 1\n  nosniff\n')).toThrow(
      '_headers has "nosniff", which isn\'t a header.',
    );
  });
});

test.describe('the policy', () => {
  const [hashA, hashB] = [hashOf('a()'), hashOf('b()')];
  const hashOfFrame = hashOf('frame()');
  const {headers, policyOf} = decidePolicies(
    new Map([
      ['a.html', [hashA]],
      ['b/c.html', [hashB]],
      ['example-frame.html', [hashOfFrame]],
    ]),
    '/docs/',
  );
  const headersSentWith = (page: string) =>
    headersFor(parseHeadersFile(headers), `/docs/${page}`);
  /** The policy of a page as its host sends it, or '' without one. */
  const policySentWith = (page: string) =>
    headersSentWith(page).get('Content-Security-Policy') ?? '';

  for (const page of ['a', 'b/c']) {
    for (const [how, policyFor] of [
      ['as metadata', () => policyOf(`${page}.html`)],
      ['as a header', () => policySentWith(page)],
    ] as const) {
      test(`of ${page}, ${how}, has the hashes of all pages but the frame, and no eval`, () => {
        const hashes = [hashA, hashB].sort().join(' ');
        expect(policyFor()).toContain(`script-src 'self' ${hashes};`);
      });
    }

    test(`of ${page} lets no page frame it, and sandboxes nothing`, () => {
      expect(policySentWith(page)).toMatch(/; frame-ancestors 'none'$/);
      expect(policySentWith(page)).not.toContain('sandbox');
    });
  }

  for (const [how, policyFor] of [
    ['as metadata', () => policyOf('example-frame.html')],
    ['as a header', () => policySentWith('example-frame')],
  ] as const) {
    test(`of the frame of live examples, ${how}, has only its own hash, allows eval, and no requests`, () => {
      expect(policyFor()).toContain(`script-src 'unsafe-eval' ${hashOfFrame};`);
      expect(policyFor()).toContain("connect-src 'none';");
    });
  }

  test('of the frame lets only this site frame it, and sandboxes it in a tab', () => {
    expect(policySentWith('example-frame')).toMatch(
      /; frame-ancestors 'self'; sandbox allow-scripts$/,
    );
  });

  test('comes with the other headers of every response', () => {
    expect(headersSentWith('a').get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('doesn’t come with scripts, which browsers keep for a year', () => {
    const sent = headersSentWith('assets/js/a.1.js');
    expect(sent.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(sent.has('Content-Security-Policy')).toBe(false);
  });
});
