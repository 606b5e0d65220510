// The Markdown copies of pages (src/after-build/markdown-copies). Each test converts
// one construct. tests/site/markdown-copies.spec.ts checks those of the build.
import {expect, test, vi} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type Llms from 'docusaurus-plugin-llms';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {copyPages} from '../../src/after-build/markdown-copies';
import {
  checkCopy,
  listParts,
} from '../../src/after-build/markdown-copies/check-copy';
import {toMarkdown} from '../../src/after-build/markdown-copies/to-markdown';
import {parsePage, type BuiltPage} from '../../src/after-build/read-pages';
import {inTemporaryFolder} from '../temporary-folder';

/** Whether `docusaurus-plugin-llms` leaves out all pages. */
const llmsPlugin = vi.hoisted(() => ({isEmpty: false}));

vi.mock('docusaurus-plugin-llms', async (load) => {
  const {default: llms} = await load<{default: typeof Llms}>();
  return {
    default: (...args: Parameters<typeof llms>): Plugin<void> =>
      llmsPlugin.isEmpty ? {name: 'llms'} : llms(...args),
  };
});

const origin = 'https://site.example';

/** Returns a prerendered page with the given content below its title. */
function pageOf(content: string): BuiltPage {
  return parsePage(
    'react/guides/page.html',
    `<html><head><meta name=description content="What Page is."/><meta name=docsearch:version content=current /></head>
    <body><nav>Menu</nav><main><header><h1>Page</h1></header>${content}</main></body></html>`,
    '/',
  );
}

/** Returns the Markdown of a page's content. */
function textOf(content: string): string {
  const page = pageOf(content);
  return toMarkdown(page.$, origin + page.route, 'What Page is.');
}

/** Returns a simplified code block of the site, from lines of HTML. */
function codeBlock(
  language: string,
  lines: readonly string[],
  title?: string,
): string {
  const titleHtml =
    title === undefined ? '' : `<div class=code-title>${title}</div>`;
  const html = lines.map((line) => `${line}\n</span>`).join('');
  return `<div class="theme-code-block code-block language-${language}"><div class=code-bar>${titleHtml}<label class=code-wrap><input type=checkbox />Wrap</label><button type=button class=code-copy>Copy</button></div><pre tabindex=0><code>${html}</code></pre></div>`;
}

/** Returns a line of a code block, without its end. */
const line = (html: string): string => `<span class=line>${html}`;

/** Returns simplified tabs of the theme. */
function tabs(panels: Readonly<Record<string, string>>): string {
  const labels = Object.keys(panels).map((label) => `<li role=tab>${label}`);
  const contents = Object.values(panels).map(
    (html, index) =>
      `<div role=tabpanel${index === 0 ? '' : ' hidden'}>${html}</div>`,
  );
  return `<div class="tabs-container"><ul role=tablist class=tabs>${labels.join('')}</ul><div>${contents.join('')}</div></div>`;
}

test('code keeps its language, title, and every character, and loses the notes on types', () => {
  expect(
    textOf(
      codeBlock(
        'tsx',
        [
          line('a = &lt;b/>;'),
          line(''),
          line('  `${a}_*`'),
          '<span class=note><span class=read-aloud>Type: </span>number',
        ],
        'src/a.tsx',
      ),
    ),
  ).toBe('```tsx title="src/a.tsx"\na = <b/>;\n\n  `${a}_*`\n```\n');
});

test.describe('links', () => {
  test('include the origin', () => {
    expect(
      textOf(
        '<p><a href=/vue/setup#install>Setup</a>, <a href=#here>here</a>, <a href=https://papi.how>papi</a></p>',
      ),
    ).toBe(
      '[Setup](https://site.example/vue/setup#install), [here](https://site.example/react/guides/page#here), [papi](https://papi.how/)\n',
    );
  });

  test('around a heading and a paragraph become one line', () => {
    expect(
      textOf(
        '<ul><li><a class=card href=/react/a><span><svg></svg></span><h2>A</h2><p>What a is.</p></a><li><a class=card href=/react/b><h2>B</h2></a></ul>',
      ),
    ).toBe(
      '- [A](https://site.example/react/a): What a is.\n- [B](https://site.example/react/b)\n',
    );
  });

  test('next to each other get a space', () => {
    expect(textOf('<p><a href=/a>A</a><a href=/b>B</a></p>')).toBe(
      '[A](https://site.example/a) [B](https://site.example/b)\n',
    );
  });
});

for (const [what, html] of [
  ['navigation', '<nav class=breadcrumbs>Trail</nav>'],
  ['tools', '<div data-page-tools>Tools</div>'],
  ['contents', '<div class=theme-doc-toc-mobile>On this page</div>'],
  ['a list of headings', '<ul class="table-of-contents"><li>A</ul>'],
  [
    'what needs scripts, such as a live example',
    '<section data-needs-scripts=true><p>A demo</p><button>Run</button></section>',
  ],
  ['buttons', '<button>Run</button>'],
  ['hidden elements', '<span aria-hidden=true>$</span>'],
  ['the footer', '<footer><a href=/edit>Edit this page</a></footer>'],
] as const) {
  test(`leaves out ${what}`, () => {
    expect(textOf(`<p>Above.</p>${html}<p>Below.</p>`)).toBe(
      'Above.\n\nBelow.\n',
    );
  });
}

test('a heading loses its link to itself, and characters without a width', () => {
  expect(
    textOf('<h2 id=a>A\u200b<a href=#a class=hash-link>\u200b</a></h2>'),
  ).toBe('## A\n');
});

test('a heading keeps an id that its text doesn’t give', () => {
  expect(textOf('<h2 id=own>A part</h2><h2 id=a-part>A part</h2>')).toBe(
    '## A part {#own}\n\n## A part\n',
  );
});

test('an admonition becomes a quotation that begins with its kind and title', () => {
  expect(
    textOf(
      '<div class="theme-admonition theme-admonition-known-issue"><div>A title <em>react 0.68.3</em></div><div><p>Text.</p></div></div>',
    ),
  ).toBe('> **Known issue: A title (react 0.68.3)**\n>\n> Text.\n');
});

test('tabs within a tab stay below its label', () => {
  const commands = tabs({npm: '<p>npm add</p>', Bun: '<p>bun add</p>'});
  expect(
    textOf(tabs({Solidity: `${commands}<p>Ox.</p>`, 'ink!': '<p>Codecs.</p>'})),
  ).toBe(
    '**Solidity**\n\n**npm**\n\nnpm add\n\n**Bun**\n\nbun add\n\nOx.\n\n**ink!**\n\nCodecs.\n',
  );
});

test("doesn't repeat a description at the top of the page", () => {
  expect(textOf('<p>What <em>Page</em> is.</p><p>Text.</p>')).toBe('Text.\n');
});

test.describe('the check of a copy', () => {
  // A component's name in a sentence is no JSX, and code may have any text.
  const content = [
    '<h2>Reading</h2><p>Text about <code>Await</code> and &lt;Suspense>.</p>',
    codeBlock('ts', [line("import {a} from 'a';"), line('# no heading')]),
    tabs({
      npm: codeBlock('bash', [line('npm install')]),
      Bun: codeBlock('bash', [line('bun install')]),
    }),
    '<h3>Last</h3><p>The end.</p>',
  ].join('');
  const complete = `# React: Page\n\n${textOf(content)}`;
  const problemsOf = (copy: string) =>
    checkCopy(listParts(pageOf(content).$), copy);

  test('accepts a copy with all headings and code blocks', () => {
    expect(problemsOf(complete)).toEqual([]);
  });

  for (const [what, damaged, problem] of [
    [
      'without a heading',
      complete.replace('### Last', 'Last'),
      'It lacks "Last", which the page has.',
    ],
    [
      'with other code',
      complete.replace('npm install', 'npm  install'),
      'It lacks "npm install", which the page has.',
    ],
    [
      'with an introduction to something that it leaves out',
      complete.replace('### Last', 'Try it:\n\n### Last'),
      'Nothing follows "Try it:".',
    ],
    [
      'with an import',
      `${complete}\nimport Tabs from '@theme/Tabs';\n`,
      `It has JSX or HTML: "import Tabs from '@theme/Tabs';".`,
    ],
    [
      'with the text of a component',
      `${complete}\n\\<Tabs>\n\nText\n\n\\</Tabs>\n`,
      'It has JSX or HTML: "</Tabs>".',
    ],
    [
      'with a component',
      `${complete}\n<Demo name="first-query" />\n`,
      'It has JSX or HTML: "<Demo name="first-query" />".',
    ],
  ] as const) {
    test(`rejects a copy ${what}`, () => {
      expect(damaged).not.toBe(complete);
      expect(problemsOf(damaged)).toContain(problem);
    });
  }
});

test.describe('publishing', () => {
  /** Publishes the copy of a page, and returns its text, if there's one. */
  const publish = (html: string, page = 'page'): Promise<string | undefined> =>
    inTemporaryFolder({}, async (folder) => {
      const siteConfig = {url: origin, baseUrl: '/', title: 'Site'};
      const context = {
        siteDir: folder,
        outDir: folder,
        baseUrl: '/',
        siteConfig,
      };
      const copies = copyPages(context as LoadContext);
      copies.add(parsePage(`${page}.html`, html, '/'));
      await copies.write(folder, []);
      const copy = path.join(folder, `${page}.md`);
      return existsSync(copy) ? readFileSync(copy, 'utf8') : undefined;
    });

  const html = (content: string, description = 'What Page is.') =>
    `<head><meta name=description content="${description}"/></head><main><h1>Page</h1>${content}</main>`;

  test('writes the title, description, address, and text', async () => {
    expect(await publish(html('<h2>Part</h2><p>Text.</p>'))).toBe(
      '# Page\n\n> What Page is.\n\nSource: <https://site.example/page>. All pages: <https://site.example/llms.txt>\n\n## Part\n\nText.\n',
    );
  });

  test("keeps an element's name in a description", async () => {
    const text = await publish(html('<p>Text.</p>', 'Renders a &lt;div>.'));
    expect(text).toContain('> Renders a \\<div>.');
  });

  test('writes no copy of the search page', async () => {
    expect(await publish(html('<p>Text.</p>'), 'search')).toBeUndefined();
  });

  test('fails and reports the page of a copy with JSX', async () => {
    await expect(publish(html('<p>&lt;/Tabs></p>'))).rejects.toThrow(
      'page.html: It has JSX or HTML: "</Tabs>".',
    );
  });

  test('fails and reports the page of a copy that the package left out', async () => {
    llmsPlugin.isEmpty = true;
    try {
      await expect(publish(html('<p>Text.</p>'))).rejects.toThrow(
        "page.html: page.md wasn't written.",
      );
    } finally {
      llmsPlugin.isEmpty = false;
    }
  });
});
