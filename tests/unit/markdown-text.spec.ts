import {expect, test} from 'vitest';

import {
  changeProse,
  frontMatterOf,
  partialsOf,
  withoutFences,
} from '../../src/content/markdown-text';

test('reads the front matter as YAML', () => {
  expect(
    frontMatterOf(
      `---\ntitle: "Say \\"hi\\"" # a comment\ndescription: >\n  Two\n  lines.\n---\n\n---\ntitle: Text\n`,
    ),
  ).toEqual({title: 'Say "hi"', description: 'Two lines.\n'});
});

test('reads no front matter below the first line', () => {
  expect(frontMatterOf('Text.\n\n---\ntitle: Text\n---\n')).toEqual({});
});

test('reads invalid front matter as empty', () => {
  expect(frontMatterOf('---\ntitle: "Open\n---\n')).toEqual({});
});

/** A text with fenced code in the text, a list, and a quotation. */
const text = `Prose.

\`\`\`\`md
\`\`\`ts
code
\`\`\`
\`\`\`\`

- Prose:

  ~~~ts title="a.ts"
  code
  ~~~

> \`\`\`ts
> code
> \`\`\`

Prose with \`\`\`code\`\`\`.
`;

test('blanks fenced code, also in lists and quotations, and keeps line numbers', () => {
  const prose = ['Prose.', '- Prose:', 'Prose with ```code```.'];
  expect(withoutFences(text).split('\n')).toEqual(
    text.split('\n').map((line) => (prose.includes(line) ? line : '')),
  );
});

test('changes prose, but no fenced code', () => {
  const changed = changeProse(text, (prose) =>
    prose.replaceAll('code', 'CODE').replaceAll('Prose', 'PROSE'),
  );
  expect(changed.match(/PROSE|Prose/g)).toEqual(['PROSE', 'PROSE', 'PROSE']);
  expect(changed.match(/code/gi)).toEqual(['code', 'code', 'code', 'CODE']);
});

test('finds imports of partials, but no others', () => {
  expect(
    partialsOf(
      "import One from '@site/docs-shared/_one.mdx';\nimport Tabs from '@theme/Tabs';\nimport {two} from './two.mdx';\nimport Three from \"../three.md\"\n",
    ),
  ).toEqual([
    {
      statement: "import One from '@site/docs-shared/_one.mdx';",
      name: 'One',
      specifier: '@site/docs-shared/_one.mdx',
    },
    {
      statement: 'import Three from "../three.md"',
      name: 'Three',
      specifier: '../three.md',
    },
  ]);
});
