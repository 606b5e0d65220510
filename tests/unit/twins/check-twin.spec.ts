import {expect, test} from '@playwright/test';

import {checkTwin} from '../../../src/plugins/twins/check-twin';
import {readPage, readSource} from '../../../src/plugins/twins/read-page';
import {codeBlock, line, pageOf, problemsOf, tabs, wholeTwinOf} from './page';

const content = [
  '<h2>Reading</h2><p>Text about <code>Await</code> and &lt;Suspense>.</p>',
  codeBlock('ts', [line("import {a} from 'a';"), line('# no heading')]),
  tabs({
    npm: codeBlock('bash', [line('npm install')]),
    Bun: codeBlock('bash', [line('bun install')]),
  }),
  '<h3>Last</h3><p>The end.</p>',
].join('');

test('a twin that holds its page is let through', () => {
  expect(problemsOf(content)).toEqual([]);
});

test.describe('a twin is refused', () => {
  const page = pageOf(content);
  const whole = wholeTwinOf(page);

  for (const [what, damage, problem] of [
    [
      'that ends early',
      (twin: string) => twin.slice(0, twin.indexOf('**Bun**')),
      'Its heading 3 is nothing where the page has "Last".',
    ],
    [
      'without its last sentence',
      (twin: string) => twin.replace('The end.', ''),
      'It lacks "the", which the page says.',
    ],
    [
      'with another heading',
      (twin: string) => twin.replace('## Reading', '## Writing'),
      'Its heading 2 is "Writing" where the page has "Reading".',
    ],
    [
      'without a panel’s code',
      (twin: string) => twin.replace('```bash\nbun install\n```\n', ''),
      'Its code block 3 is nothing where the page has "bun install".',
    ],
    [
      'with other code',
      (twin: string) => twin.replace('npm install', 'npm  install'),
      'Its code block 2 is "npm  install" where the page has "npm install".',
    ],
    [
      'with an import',
      (twin: string) => `${twin}\nimport Tabs from '@theme/Tabs';\n`,
      `It holds an import or export: "import Tabs from '@theme/Tabs';".`,
    ],
    [
      'with an export',
      (twin: string) => `${twin}\nexport const a = 1;\n`,
      'It holds an import or export: "export const a = 1;".',
    ],
    [
      'with a component',
      (twin: string) => `${twin}\n<Demo name="first-query" />\n`,
      'It holds a component: "<Demo name="first-query" />".',
    ],
    [
      'with the text of a component',
      (twin: string) => `${twin}\n\\<Tabs>\n\nText\n\n\\</Tabs>\n`,
      'It holds a component: "\\</Tabs>".',
    ],
    [
      'with a comment of MDX',
      (twin: string) => `${twin}\n{/\\* later \\*/}\n`,
      'It holds a comment or an expression of MDX: "{/\\* later \\*/}".',
    ],
    [
      'with HTML',
      (twin: string) => `${twin}\n<div>Text</div>\n`,
      'It holds HTML: "<div>Text</div>".',
    ],
  ] as const) {
    test(what, () => {
      const damaged = damage(whole);
      expect(damaged).not.toBe(whole);
      expect(checkTwin(page, damaged)).toContain(problem);
    });
  }

  test('whose code block does not end', () => {
    expect(() =>
      checkTwin(page, whole.replace(/```\n\n### Last/, '###')),
    ).toThrow('A code block of it does not end.');
  });
});

test.describe('a page is refused', () => {
  test('without text below its title', () => {
    expect(problemsOf('')).toEqual(['It has no text below its title.']);
  });

  test('with an element that is a component’s name', () => {
    expect(problemsOf('<tabs><p>Text</p></tabs>')).toEqual([
      'The page holds <tabs>, which is no element of HTML: a component was not resolved.',
    ]);
  });

  test('with a diagram that is not told in words', () => {
    expect(
      problemsOf(
        '<figure><svg role=img><title>Layers of the library</title></svg></figure><p>Text</p>',
      ),
    ).toEqual(['It says nothing of the drawing "Layers of the library".']);
  });

  for (const [what, html, problem] of [
    ['without main', '<body><h1>Page</h1></body>', 'It has no <main>.'],
    ['without a title', '<main><p>Text</p></main>', 'It has no first heading.'],
  ] as const) {
    test(what, () => {
      expect(() => readPage(readSource(html, 'https://site.example/'))).toThrow(
        problem,
      );
    });
  }
});
