import {expect, test} from 'vitest';

import {
  codeBlock,
  line,
  markdownOf,
  pageOf,
  source,
  tabs,
  textOf,
} from './page';

test('a description that the page begins with is not repeated', () => {
  expect(
    markdownOf(pageOf('<p>What <em>it</em> is. More.</p><p>Text.</p>')),
  ).toBe(`What *it* is. More.\n\n${source}\n\nText.\n`);
});

test('what the page shows above its title comes after the description', () => {
  const page = pageOf('<p>Text.</p>', '<p>An old version.</p>');
  expect(markdownOf(page)).toBe(
    `What it is.\n\n${source}\n\nAn old version.\n\nText.\n`,
  );
});

test('code keeps its language, its title and every character, without notes and prompts', () => {
  expect(
    textOf(
      codeBlock(
        'tsx',
        [
          line('<span class=prompt>$ </span>a = &lt;b/>;'),
          line(''),
          line('  `${a}_*`'),
          '<span class="note note-error"><span class=note-label>Error </span>TS1: no',
        ],
        'src/a.tsx',
      ),
    ),
  ).toBe('```tsx title="src/a.tsx"\na = <b/>;\n\n  `${a}_*`\n```\n');
});

test('tabs with a panel that is not rendered are refused', () => {
  const whole = tabs({A: '<p>a</p>', B: '<p>b</p>'});
  const broken = whole.replace(/<div role=tabpanel hidden>.*?<\/div>/, '');
  expect(() => textOf(broken)).toThrow('It has 2 tabs for 1 panels.');
});

test.describe('links', () => {
  test('lead to pages with their origin', () => {
    expect(
      textOf(
        '<p><a href=/vue/setup#install>Setup</a>, <a href=#here>here</a>, <a href=https://papi.how>papi</a></p>',
      ),
    ).toBe(
      '[Setup](https://site.example/vue/setup#install), [here](https://site.example/react/guides/page#here), [papi](https://papi.how/)\n',
    );
  });

  test('around a heading and a paragraph are a line', () => {
    expect(
      textOf(
        '<ul><li><a class=card href=/react/a><h2>A</h2><p>What a is.</p></a><li><a class=card href=/react/b><h2>B</h2></a></ul>',
      ),
    ).toBe(
      '- [A](https://site.example/react/a): What a is.\n- [B](https://site.example/react/b)\n',
    );
  });

  test('that stand side by side are kept apart', () => {
    expect(textOf('<p><a href=/a>A</a><a href=/b>B</a></p>')).toBe(
      '[A](https://site.example/a) [B](https://site.example/b)\n',
    );
  });
});

test('footnotes are footnotes', () => {
  expect(
    textOf(
      '<p>Text.<sup><a href=#user-content-fn-1 data-footnote-ref=true>1</a></sup></p><section data-footnotes=true><h2 id=footnote-label class=sr-only>Footnotes</h2><ol><li id=user-content-fn-1><p>Note. <a href=#user-content-fnref-1 data-footnote-backref="">↩</a></p></ol></section>',
    ),
  ).toBe('Text.[^1]\n\n[^1]: Note.\n');
});

test('what is not of the page is left out', () => {
  expect(
    textOf(
      [
        '<nav class=breadcrumbs>Trail</nav>',
        '<div data-page-tools>Tools</div>',
        '<div class=theme-doc-toc-mobile>On this page</div>',
        '<h2 id=a>A\u200b<a href=#a class=hash-link>\u200b</a></h2>',
        '<section data-needs-scripts=true><p>A demo</p><button>Run</button></section>',
        '<span aria-hidden=true>$</span>',
        '<p>Text.</p>',
        '<ul class="table-of-contents"><li>A</ul>',
        '<footer><a href=/edit>Edit this page</a></footer>',
      ].join(''),
    ),
  ).toBe('## A\n\nText.\n');
});
