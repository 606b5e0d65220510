// Which blocks of a page are samples (src/content/code-samples/find-samples.ts),
// and two rules for all of the site's pages: how many blocks nobody checks, and
// that no page avoids the check with the theme's code block.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  blocksIn,
  findFiles,
  parseMarkdown,
} from '../../../src/content/code-samples/find-samples';
import {samplePlaces} from '../../../src/content/code-samples/sample-folders';
import {withoutFences} from '../../../src/content/markdown-text';
import {fencesIn} from '../../fences';

const siteDir = path.resolve(__dirname, '../../..');

/**
 * The number of blocks with `nocheck`. A new one needs a reason and a change of
 * this number, so that a review notices it.
 */
const needed = 12;

test(`exactly ${needed} blocks have nocheck`, () => {
  const unchecked = findFiles(siteDir, samplePlaces).flatMap(
    (file) =>
      readFileSync(path.join(siteDir, file), 'utf8').match(
        /^[ >]*`{3,}\S+ .*\bnocheck=/gm,
      ) ?? [],
  );
  expect(unchecked).toHaveLength(needed);
});

test('finds blocks with their positions in lists, quotations, and components', () => {
  const [inList, inQuote, inTabs] = fencesIn(
    '- item\n\n  ```ts\n  if (a) {\n    b();\n  }\n  ```\n\n> ```ts\n> let c;\n> ```\n\n<Tabs>\n  <TabItem>\n    ```ts title="d.ts"\n    let d;\n    ```\n  </TabItem>\n</Tabs>\n',
  );
  expect(inList).toMatchObject({
    code: 'if (a) {\n  b();\n}',
    indent: 2,
    line: 3,
  });
  expect(inQuote).toMatchObject({code: 'let c;', indent: 2, line: 9});
  expect(inTabs).toMatchObject({code: 'let d;', title: 'd.ts', line: 15});
});

for (const [info, isChecked] of [
  ['bash', false],
  ['ts signature', false],
  ['ts nocheck="needs a ledger"', false],
  ['vue', true],
  ['ts title="signature"', true],
  // There is no reason.
  ['ts nocheck', true],
  ['ts nocheck=" "', true],
] as const) {
  test(`a block with "${info}" is ${isChecked ? 'checked' : 'not checked'}`, () => {
    const tree = parseMarkdown('a.mdx', `\`\`\`${info}\na\n\`\`\`\n`);
    expect(blocksIn(tree, 'a.mdx')).toMatchObject([{isChecked}]);
  });
}

test('reports an unpaired cut with its page and line', () => {
  expect(() =>
    fencesIn('```ts\n```\n\n```ts\n// ---cut-start---\n```\n'),
  ).toThrow('a.mdx:4:1 - `---cut-start---` and `---cut-end---` must be paired');
});

/** Matches an import of the theme's code block, but not of its types. */
const codeBlockImport =
  /@theme(?:-original)?\/CodeBlock['"/](?<!import type [^\n]*)/;

test('no component imports the code block of the theme, whose code is unchecked', () => {
  const sources = readdirSync(path.join(siteDir, 'src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /\.(?:tsx|mdx)$/.test(file));
  expect(sources.length).toBeGreaterThan(0);
  for (const file of [
    ...sources.map((name) => path.join('src', name)),
    ...findFiles(siteDir, ['docs-react', 'docs-vue', 'docs-shared']),
  ]) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    expect(withoutFences(text), file).not.toMatch(codeBlockImport);
  }
});

for (const [code, isImport] of [
  ["import CodeBlock from '@theme/CodeBlock';", true],
  ["import CodeBlock from '@theme-original/CodeBlock';", true],
  ["import Line from '@theme/CodeBlock/Line';", true],
  ["import type {Props} from '@theme/CodeBlock';", false],
] as const) {
  test(`this ${isImport ? 'imports' : "doesn't import"} the code block of the theme: ${code}`, () => {
    if (isImport) expect(code).toMatch(codeBlockImport);
    else expect(code).not.toMatch(codeBlockImport);
  });
}
