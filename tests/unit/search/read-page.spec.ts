import {expect, test} from 'vitest';

import {readPage} from '../../../src/search/read-page';
import {parsePage} from '../../../src/after-build/read-pages';

const readFrom = (html: string, route: string) =>
  readPage({...parsePage('', html, '/'), route});

const page = (head: string, main: string): string =>
  `<!doctype html><html><head><title>Title | Site</title>${head}</head><body><nav>menu</nav><main>${main}</main><footer>foot</footer></body></html>`;

const ofSet = (set: string): string =>
  `<meta name=docsearch:language content=en><meta name=docsearch:version content=current><meta name=docsearch:docusaurus_tag content=docs-${set}-current>`;

const guide = page(
  `<link rel=canonical href="https://docs.example/elsewhere">${ofSet('vue')}`,
  `<article><nav><ul><li class=breadcrumbs__item>Vue</li><li class=breadcrumbs__item>Guides</li><li class=breadcrumbs__item>Page</li></ul></nav>
  <header><h1>Pa\u200bge<a class=hash-link href=#x>#</a></h1></header>
  <p>First <b>words</b> &amp; more.</p><script>skip()</script><button>Copy</button>
  <h2 id=second>Second</h2><ul><li>one</li><li>two</li></ul>
  <pre><code>const value = <span>useQuery</span>(query);<br>value.total</code></pre>
  <table><thead><tr><th>Head</th></tr></thead><tr><td>a</td><td>b</td><td>c.</td></tr><tr><td>d?</td><td>e</td></tr></table></article>`,
);

test('reads a page’s route, place, headings, text, and code', () => {
  const read = readFrom(guide, '/vue/guides/page')!;
  expect(read).toEqual({
    route: '/vue/guides/page',
    kind: 'guide',
    trail: 'Vue / Guides',
    tag: 'docs-vue-current',
    sections: [
      {
        anchor: null,
        level: 1,
        heading: 'Page',
        text: 'First words & more.',
        names: '',
        words: ['page'],
      },
      {
        anchor: 'second',
        level: 2,
        heading: 'Second',
        text: 'one · two · a: b, c. · d? e',
        names: 'const value useQuery query total',
      },
    ],
  });
});

test('ignores the controls around a code sample', () => {
  const html = page(
    ofSet('vue'),
    `<article><h1>x</h1><ul role=tablist class=tabs><li>npm</ul>
    <div class=code-block><div class=code-bar><div class=code-title>a.tsx</div><label>Wrap</label></div><pre>code()</pre></div>
    <section data-needs-scripts=true><span role=status>in this page</span></section></article>`,
  );
  const [section] = readFrom(html, '/x')!.sections;
  expect(section).toMatchObject({text: '', names: 'code'});
});

test('keeps a description unless the text begins with it, and no colon in front of code', () => {
  const description = '<meta name=description content="What it is for.">';
  const read = (text: string) =>
    readFrom(
      page(
        ofSet('vue') + description,
        `<article><h1>x</h1><p>${text}</p><pre>code()</pre><p>Tasks:</p><ul><li>one</li></ul></article>`,
      ),
      '/vue/guides/x',
    )!;
  const guide = read('Start here:');
  expect(guide.description).toBe('What it is for.');
  expect(guide.sections[0]!.text).toBe('Start here… Tasks: one');
  expect(read('What it is for. And more.').description).toBeUndefined();
});

test('a page without a heading has its title', () => {
  const read = readFrom(page('', '<p>Words</p>'), '/')!;
  expect(read.kind).toBe('plain');
  expect(read.tag).toBe('default');
  expect(read.sections[0]!.heading).toBe('Title');
});

for (const [what, head] of [
  ['noindex', '<meta name=robots content="noindex, follow">'],
  ['a redirect', '<meta http-equiv=refresh content="0; url=/x">'],
] as const) {
  test(`${what} excludes a page`, () => {
    const html = page(head, '<h1>Hidden</h1>');
    expect(readFrom(html, '/x')).toBeUndefined();
  });
}

for (const [route, kind] of [
  ['/react/api/react/functions/useQuery', 'api'],
  ['/react/api/core', 'category'],
  ['/docs/react/api/core/wallets/classes/Wallet', 'api'],
  ['/react/guides/faq', 'guide'],
] as const) {
  test(`${route} has the kind ${kind}`, () => {
    const html = page(ofSet('react'), '<h1>x</h1>');
    expect(readFrom(html, route)!.kind).toBe(kind);
  });
}

test('a page has its readers’ words, in both sets', () => {
  const html = page(ofSet('vue'), '<h1>Testing</h1><h2 id=x>x</h2>');
  const {sections} = readFrom(html, '/vue/0.68/guides/testing')!;
  expect(sections[0]!.words).toContain('mock');
  expect(sections[1]!.words).toBeUndefined();
});
