import {expect, test} from 'vitest';

import {readPage} from '../../../src/after-build/markdown-copies/read-page';
import {check, codeBlock, copyOf, line, pageOf, tabs} from './page';

const content = [
  '<h2>Reading</h2><p>Text about <code>Await</code> and &lt;Suspense>.</p>',
  codeBlock('ts', [line("import {a} from 'a';"), line('# no heading')]),
  tabs({
    npm: codeBlock('bash', [line('npm install')]),
    Bun: codeBlock('bash', [line('bun install')]),
  }),
  '<h3>Last</h3><p>The end.</p>',
].join('');

test('a copy that holds its page is let through', () => {
  expect(() => check(content)).not.toThrow();
});

test.describe('a copy is refused', () => {
  const whole = copyOf(pageOf(content));

  for (const [what, damage, problem] of [
    [
      'that ends early',
      (copy: string) => copy.slice(0, copy.indexOf('**Bun**')),
      'Its heading 3 is nothing where the page has "Last".',
    ],
    [
      'without its last sentence',
      (copy: string) => copy.replace('The end.', ''),
      'It lacks "the", which the page says.',
    ],
    [
      'with other code',
      (copy: string) => copy.replace('npm install', 'npm  install'),
      'Its code block 2 is "npm  install" where the page has "npm install".',
    ],
    [
      'with an import',
      (copy: string) => `${copy}\nimport Tabs from '@theme/Tabs';\n`,
      `It holds an import or export: "import Tabs from '@theme/Tabs';".`,
    ],
    [
      'with the text of a component',
      (copy: string) => `${copy}\n\\<Tabs>\n\nText\n\n\\</Tabs>\n`,
      'It holds a component: "</Tabs>".',
    ],
    [
      'with a comment of MDX',
      (copy: string) => `${copy}\n{/\\* later \\*/}\n`,
      'It holds a comment or an expression of MDX: "{/* later */}".',
    ],
    [
      'with a component or HTML',
      (copy: string) => `${copy}\n<Demo name="first-query" />\n`,
      'It holds HTML: "<Demo name="first-query" />".',
    ],
  ] as const) {
    test(what, () => {
      const damaged = damage(whole);
      expect(damaged).not.toBe(whole);
      expect(() => check(content, damaged)).toThrow(problem);
    });
  }
});

test.describe('a page is refused', () => {
  test('without text below its title', () => {
    expect(() => check('')).toThrow('It has no text below its title.');
  });

  const head = (description: string) =>
    `<head><meta name=description content="${description}"/></head>`;
  for (const [what, html, problem] of [
    ['without main', `${head('D')}<h1>Page</h1>`, 'It has no <main>.'],
    [
      'without a title',
      `${head('D')}<main><p>Text</p></main>`,
      'It has no first heading.',
    ],
    [
      'without a description',
      '<main><h1>Page</h1></main>',
      'Its description has 0 characters.',
    ],
    [
      'whose description is too long for the lists',
      `${head('a'.repeat(151))}<main><h1>Page</h1></main>`,
      'Its description has 151 characters.',
    ],
  ] as const) {
    test(what, () => {
      expect(() => readPage(html)).toThrow(problem);
    });
  }
});
