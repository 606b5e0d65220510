/**
 * What search records of a built page. The pages here have the markup of each
 * rule, and `tests/site/search-relevance.spec.ts` searches the real ones.
 */
import {expect, test} from 'vitest';

import type {SearchPage} from '../../../src/search/page';
import {readPage} from '../../../src/search/read-page';
import {parsePage} from '../../../src/after-build/read-pages';

/** Reads a page from its HTML. Returns undefined if search excludes it. */
const tryToRead = (html: string, route: string) =>
  readPage({...parsePage('', html, '/'), route});

/**
 * Reads a page from its HTML.
 *
 * @throws if search excludes it
 */
function readFrom(html: string, route: string): SearchPage {
  const page = tryToRead(html, route);
  if (!page) throw new Error(`Search excludes ${route}.`);
  return page;
}

/** Returns the HTML of a page with these elements in its head and in its main. */
const htmlOf = (head: string, main: string): string =>
  `<!doctype html><html><head><title>Title | Site</title>${head}</head><body><nav>menu</nav><main>${main}</main><footer>foot</footer></body></html>`;

/** Returns the metadata of a page in a set. */
const metaOf = (set: string): string =>
  `<meta name=docsearch:language content=en><meta name=docsearch:version content=current><meta name=docsearch:docusaurus_tag content=docs-${set}-current>`;

const guide = htmlOf(
  `<link rel=canonical href="https://docs.example/elsewhere">${metaOf('vue')}`,
  `<article><nav><ul><li class=breadcrumbs__item>Vue</li><li class=breadcrumbs__item>Guides</li><li class=breadcrumbs__item>Page</li></ul></nav>
  <header><h1>Pa\u200bge<a class=hash-link href=#x>#</a></h1></header>
  <p>First <b>words</b> &amp; more.</p><script>skip()</script><button>Copy</button>
  <h2 id=second>Second</h2><ul><li>one</li><li>two</li></ul>
  <pre><code>const value = <span>useQuery</span>(query);<br>value.total</code></pre>
  <table><thead><tr><th>Head</th></tr></thead><tr><td>a</td><td>b</td><td>c.</td></tr><tr><td>d?</td><td>e</td></tr></table></article>`,
);

test('reads a page’s route, place, headings, text, and code', () => {
  expect(readFrom(guide, '/vue/guides/page')).toEqual({
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
  const html = htmlOf(
    metaOf('vue'),
    `<article><h1>x</h1><ul role=tablist class=tabs><li>npm</ul>
    <div class=code-block><div class=code-bar><div class=code-title>a.tsx</div><label>Wrap</label></div><pre>code()</pre></div>
    <section data-needs-scripts=true><span role=status>in this page</span></section></article>`,
  );
  const [section] = readFrom(html, '/x').sections;
  expect(section).toMatchObject({text: '', names: 'code'});
});

test.describe('the description of a page', () => {
  const description = 'What it is for.';
  const descriptionAbove = (text: string) => {
    const meta = `<meta name=description content="${description}">`;
    const html = htmlOf(metaOf('vue') + meta, `<h1>x</h1><p>${text}</p>`);
    return readFrom(html, '/vue/guides/x').description;
  };

  test('is kept above another text', () => {
    expect(descriptionAbove('Start here.')).toBe(description);
  });

  test('is dropped if the text begins with it', () => {
    expect(descriptionAbove(`${description} And more.`)).toBeUndefined();
  });
});

for (const [what, html, text] of [
  [
    'before code becomes …',
    '<p>Start here:</p><pre>code()</pre>',
    'Start here…',
  ],
  ['before a list stays', '<p>Tasks:</p><ul><li>one</li></ul>', 'Tasks: one'],
] as const) {
  test(`a colon ${what}`, () => {
    const page = htmlOf(metaOf('vue'), `<h1>x</h1>${html}`);
    const [section] = readFrom(page, '/vue/guides/x').sections;
    expect(section?.text).toBe(text);
  });
}

test('a page without a heading has its title, without the site’s', () => {
  const {sections} = readFrom(htmlOf('', '<p>Words</p>'), '/');
  expect(sections.map(({heading}) => heading)).toEqual(['Title']);
});

test('a page outside the sets is plain', () => {
  const page = readFrom(htmlOf('', '<h1>x</h1>'), '/');
  expect(page).toMatchObject({kind: 'plain', tag: 'default'});
});

for (const [what, head] of [
  ['noindex', '<meta name=robots content="noindex, follow">'],
  ['a redirect', '<meta http-equiv=refresh content="0; url=/x">'],
] as const) {
  test(`${what} excludes a page`, () => {
    const main = '<h1>Hidden</h1>';
    expect(tryToRead(htmlOf('', main), '/x')).toBeDefined();
    expect(tryToRead(htmlOf(head, main), '/x')).toBeUndefined();
  });
}

for (const [route, kind] of [
  ['/react/api/react/functions/useQuery', 'api'],
  ['/react/api/core', 'category'],
  ['/docs/react/api/core/wallets/classes/Wallet', 'api'],
  ['/react/guides/faq', 'guide'],
] as const) {
  test(`${route} has the kind ${kind}`, () => {
    const html = htmlOf(metaOf('react'), '<h1>x</h1>');
    expect(readFrom(html, route).kind).toBe(kind);
  });
}

for (const [set, route] of [
  ['react', '/react/guides/testing'],
  ['vue', '/vue/0.68/guides/testing'],
] as const) {
  test(`only the first section of ${route} has its readers’ words`, () => {
    const html = htmlOf(metaOf(set), '<h1>Testing</h1><h2 id=x>x</h2>');
    const {sections} = readFrom(html, route);
    expect(sections.map(({words}) => words)).toEqual([
      expect.arrayContaining(['mock']),
      undefined,
    ]);
  });
}
