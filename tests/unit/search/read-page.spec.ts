import {expect, test} from 'vitest';

import {foldReferenceSections} from '../../../src/search/fold-reference-sections';
import {readPage} from '../../../src/search/read-page';
import {addReadersWords} from '../../../src/search/add-readers-words';
import {parsePage} from '../../../src/after-build/read-pages';
import {toRecords} from '../../../src/search/to-records';
import {namesIn, toStoredPage} from '../../../src/search/to-store';

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
  <table><thead><tr><th>Head</th></tr></thead><tr><td>a</td><td>b</td></tr></table></article>`,
);

test('a page is read with its own route, place, headings, text and code', () => {
  const read = readFrom(guide, '/vue/guides/page')!;
  expect(read).toEqual({
    route: '/vue/guides/page',
    kind: 'guide',
    trail: ['Vue', 'Guides'],
    language: 'en',
    version: 'current',
    tag: 'docs-vue-current',
    sections: [
      {
        anchor: null,
        level: 1,
        heading: 'Page',
        blocks: ['First words & more.'],
        samples: [],
      },
      {
        anchor: 'second',
        level: 2,
        heading: 'Second',
        blocks: ['one', 'two', 'a b'],
        samples: ['const value = useQuery(query);\nvalue.total'],
      },
    ],
  });
});

test('what stands around a code sample is not read', () => {
  const html = page(
    ofSet('vue'),
    `<article><h1>x</h1><ul role=tablist class=tabs><li>npm</ul>
    <div class=code-block><div class=code-bar><div class=code-title>a.tsx</div><label>Wrap</label></div><pre>code()</pre></div>
    <section data-needs-scripts=true><span role=status>in this page</span></section></article>`,
  );
  const [section] = readFrom(html, '/x')!.sections;
  expect(section).toMatchObject({blocks: [], samples: ['code()']});
});

test('a page without a heading is known by its title', () => {
  const read = readFrom(page('', '<p>Words</p>'), '/')!;
  expect(read.kind).toBe('plain');
  expect(read.tag).toBe('default');
  expect(read.sections[0]!.heading).toBe('Title');
});

for (const [what, head] of [
  ['noindex', '<meta name=robots content="noindex, follow">'],
  ['a redirect', '<meta http-equiv=refresh content="0; url=/x">'],
] as const) {
  test(`${what} keeps a page out`, () => {
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
  test(`${route} is of the kind ${kind}`, () => {
    const html = page(ofSet('react'), '<h1>x</h1>');
    expect(readFrom(html, route)!.kind).toBe(kind);
  });
}

test('recurring headings of API pages give what they hold to the symbol', () => {
  const html = page(
    ofSet('react'),
    `<h1>useQuery</h1><p>Reads.</p><h2 id=call-1-of-2>Call 1 of 2</h2><p>One.</p><h2 id=parameters>Parameters</h2><p>query: what to read</p><p>Defined in <a>use.ts, line 3</a> of x.</p><h2 id=go>go()</h2><p>Goes.</p>`,
  );
  const route = '/react/api/react/functions/useQuery';
  const folded = foldReferenceSections(readFrom(html, route)!);
  expect(folded.sections.map(({heading, blocks}) => [heading, blocks])).toEqual(
    [
      ['useQuery', ['Reads.', 'One.', 'query: what to read']],
      ['go()', ['Goes.']],
    ],
  );
});

test('a page is given the words that readers have for it, in either set', () => {
  const html = page(ofSet('vue'), '<h1>Testing</h1><h2 id=x>x</h2>');
  const route = '/vue/0.68/guides/testing';
  const {s} = toStoredPage(addReadersWords(readFrom(html, route)!));
  expect(s[0]).toContain('mock');
  expect(s[1]).toEqual(['x', 2, 'x', '', '']);
});

test('the browser gets text, and of code its distinct names', () => {
  const stored = toStoredPage(readFrom(guide, '/vue/guides/page')!);
  expect(stored).toEqual({
    u: '/vue/guides/page',
    k: 'guide',
    t: 'Vue / Guides',
    g: 'docs-vue-current',
    l: 'en',
    s: [
      [0, 1, 'Page', 'First words & more.', ''],
      ['second', 2, 'Second', 'one two a b', 'value useQuery query total'],
    ],
  });
  expect(namesIn(['const a1b = a1b; return ab'])).toEqual(['a1b']);
});

test('the hosted index gets the records of the crawler, at the page’s own address', () => {
  const records = toRecords(
    readFrom(guide, '/vue/guides/page')!,
    'https://docs.example',
  );
  expect(records.map(({type, content}) => [type, content])).toEqual([
    ['lvl1', null],
    ['content', 'First words &amp; more.'],
    ['lvl2', null],
    ['content', 'one'],
    ['content', 'two'],
    ['content', 'a b'],
    ['content', 'const value = useQuery(query); value.total'],
  ]);
  expect(records[3]).toEqual({
    objectID: '3-https://docs.example/vue/guides/page#second',
    url: 'https://docs.example/vue/guides/page#second',
    url_without_anchor: 'https://docs.example/vue/guides/page',
    anchor: 'second',
    type: 'content',
    content: 'one',
    hierarchy: {
      lvl0: 'Vue / Guides',
      lvl1: 'Page',
      lvl2: 'Second',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    runs: [],
    words: [],
    lang: 'en',
    language: 'en',
    version: ['current'],
    docusaurus_tag: 'docs-vue-current',
    weight: {pageRank: 30, level: 0, position: 3},
    recordVersion: 'v3',
  });
});

test('text that is too long for one record is cut between words', () => {
  const words = 'word '.repeat(2000).trim();
  const html = page(ofSet('react'), `<h1>Long</h1><p>${words}</p>`);
  const records = toRecords(readFrom(html, '/react/guides/long')!, '').filter(
    ({type}) => type === 'content',
  );
  expect(records.length).toBe(3);
  expect(records.map(({content}) => content!.trim()).join(' ')).toBe(words);
});
