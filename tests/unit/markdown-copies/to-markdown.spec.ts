import {expect, test} from 'vitest';

import {
  admonition,
  codeBlock,
  line,
  markdownOf,
  pageOf,
  source,
  tabs,
  textOf,
} from './page';

test.describe('the front', () => {
  test('is the description and where the page is from', () => {
    expect(markdownOf(pageOf('<p>Text.</p>'))).toBe(
      `What it is.\n\n${source}\n\nText.\n`,
    );
  });

  test('does not repeat a description that the page begins with', () => {
    expect(
      markdownOf(pageOf('<p>What <em>it</em> is. More.</p><p>Text.</p>')),
    ).toBe(`What *it* is. More.\n\n${source}\n\nText.\n`);
  });

  test('stands before what the page shows above its title', () => {
    const page = pageOf('<p>Text.</p>', '<p>An old version.</p>');
    expect(markdownOf(page)).toBe(
      `What it is.\n\n${source}\n\nAn old version.\n\nText.\n`,
    );
  });
});

test('a name that looks like a component is escaped as the package leaves it alone', () => {
  expect(
    textOf(
      '<p>&lt;Await> in prose, <code>&lt;Await></code> in code, \\&lt;Await></p>',
    ),
  ).toBe('&lt;Await> in prose, `<Await>` in code, \\\\&lt;Await>\n');
});

test.describe('code', () => {
  test('keeps its language, its title and every character', () => {
    expect(
      textOf(
        codeBlock(
          'tsx',
          [
            line('<span class=tok-keyword>const</span> a = &lt;b/>;'),
            line(''),
            line('  `${a}_*`'),
          ],
          'src/a.tsx',
        ),
      ),
    ).toBe('```tsx title="src/a.tsx"\nconst a = <b/>;\n\n  `${a}_*`\n```\n');
  });

  test('is without notes and prompts', () => {
    expect(
      textOf(
        codeBlock('bash', [
          line('<span class=prompt>$ </span>node --version'),
          '<span class="note note-error"><span class=note-label>Error </span>TS1: no',
        ]),
      ),
    ).toBe('```bash\nnode --version\n```\n');
  });

  test('has a longer fence around a fence', () => {
    expect(
      textOf(codeBlock('mdx', [line('```ts'), line('a'), line('```')])),
    ).toBe('````mdx\n```ts\na\n```\n````\n');
  });

  test('that no transform has seen is kept as it is', () => {
    expect(
      textOf('<div class="code-block"><pre><code>a\n  b</code></pre></div>'),
    ).toBe('```\na\n  b\n```\n');
  });

  test('stays whole in a list and in an admonition', () => {
    const block = codeBlock('ts', [line('a'), line(''), line('  b')]);
    expect(textOf(`<ul><li><p>Text</p>${block}</ul>`)).toBe(
      '- Text\n\n  ```ts\n  a\n\n    b\n  ```\n',
    );
    expect(textOf(admonition('tip', 'tip', block))).toBe(
      '> **Tip**\n>\n> ```ts\n> a\n>\n>   b\n> ```\n',
    );
  });
});

test.describe('tabs', () => {
  test('show every panel below its label', () => {
    expect(
      textOf(
        tabs({
          npm: codeBlock('bash', [line('npm install')]),
          Bun: codeBlock('bash', [line('bun install')]),
        }),
      ),
    ).toBe(
      '**npm**\n\n```bash\nnpm install\n```\n\n**Bun**\n\n```bash\nbun install\n```\n',
    );
  });

  test('may stand in tabs', () => {
    expect(
      textOf(tabs({A: tabs({B: '<p>b</p>', C: '<p>c</p>'}), D: '<p>d</p>'})),
    ).toBe('**A**\n\n**B**\n\nb\n\n**C**\n\nc\n\n**D**\n\nd\n');
  });

  test('with a panel that is not rendered are refused', () => {
    const broken = tabs({A: '<p>a</p>', B: '<p>b</p>'}).replace(
      / hidden>.*?<\/div>/,
      '></div>',
    );
    expect(() =>
      textOf(broken.replace('<div role=tabpanel></div>', '')),
    ).toThrow('It has 2 tabs for 1 panels.');
  });
});

for (const [title, expected] of [
  ['warning', '**Warning**'],
  ['Known issue in 0.68', '**Warning: Known issue in 0.68**'],
] as const) {
  test(`an admonition titled "${title}" is a quotation`, () => {
    expect(textOf(admonition('warning', title, '<p>Text.</p>'))).toBe(
      `> ${expected}\n>\n> Text.\n`,
    );
  });
}

test('a table stays a table, with bars in code escaped', () => {
  expect(
    textOf(
      '<table><thead><tr><th>Type<th>What it is<tbody><tr><td><code>A | B</code><td>Either.</table>',
    ),
  ).toBe('| Type | What it is |\n| - | - |\n| `A \\| B` | Either. |\n');
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

test('images have their origin; drawings in the page are told in words', () => {
  expect(
    textOf(
      '<p><img src=/img/a.png alt="A picture"/></p><p><img src="data:image/svg+xml;base64,AA" alt="A mark"/></p><p>Text</p>',
    ),
  ).toBe('![A picture](https://site.example/img/a.png)\n\n*A mark*\n\nText\n');
});

test('details stand open', () => {
  expect(
    textOf(
      '<details><summary>Why?</summary><div><p>Because.</p></div></details>',
    ),
  ).toBe('**Why?**\n\nBecause.\n');
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
