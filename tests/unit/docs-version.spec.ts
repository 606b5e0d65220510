// The steps of `npm run docs:version` (scripts/docs-version) on short texts and
// small folders. tests/full/versions.spec.ts freezes and builds a whole site.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {freezeText} from '../../scripts/docs-version/freeze-text';
import {readVersion} from '../../scripts/docs-version/read-version';
import {
  prepareUndo,
  versionFiles,
} from '../../scripts/docs-version/version-files';
import {inTemporaryFolder, writeFiles, type Files} from '../temporary-folder';

/** Freezes a text as version 0.68, with a live example of any name. */
const freeze = (text: string) =>
  freezeText(text, {
    version: '0.68',
    shared: '@site/copy/_shared/',
    readDemo: (name) => `// ${name}\ncode\n`,
  });

for (const [link, frozen] of [
  ['[a](/react/guides/faq#part)', '[a](/react/0.68/guides/faq#part)'],
  ['[a](/vue)', '[a](/vue/0.68)'],
  ['[a]: /vue/api', '[a]: /vue/0.68/api'],
  ['<a href="/react/api">', '<a href="/react/0.68/api">'],
  ["<Link to='/vue?q=1'>", "<Link to='/vue/0.68?q=1'>"],
] as const) {
  test(`${link} leads to the frozen version`, () => {
    expect(freeze(link)).toBe(frozen);
  });
}

for (const text of [
  '[a](/demos)',
  '[a](/react-native)',
  '[a](./react/faq.mdx)',
  '[a](https://example.org/react)',
  'The path /react stays.',
  '```mdx\n[a](/react)\n<Demo name="first-query" />\n```\n',
]) {
  test(`${JSON.stringify(text)} stays`, () => {
    expect(freeze(text)).toBe(text);
  });
}

for (const [what, text, frozen] of [
  [
    'shared text comes',
    "import A from '@site/docs-shared/_a.mdx';",
    "import A from '@site/copy/_shared/_a.mdx';",
  ],
  [
    'the download of shared files comes',
    "import zip from '@generated/code-samples/default/shared-files/vue.zip';",
    "import zip from '@site/copy/_shared/shared-files/vue.zip';",
  ],
] as const) {
  test(`${what} from the copy next to the frozen pages`, () => {
    expect(freeze(text)).toBe(frozen);
  });
}

test('a live example becomes its code, with its indentation', () => {
  expect(freeze('1. Run it:\n\n   <Demo name="first-query" />\n')).toBe(
    `1. Run it:

   \`\`\`tsx title="first-query.tsx"
   // first-query
   code
   \`\`\`

   This example runs among the [live examples](/demos) of the current documentation.
`,
  );
});

test("a live example whose name isn't plain text is an error", () => {
  expect(() => freeze('<Demo name={name} />')).toThrow(
    '<Demo name={name} /> needs a name that is plain text.',
  );
});

for (const version of ['0.68', '0.68.2']) {
  test(`accepts ${version} for the release 0.68.2, if another one is frozen`, () => {
    expect(readVersion([version], ['0.67'], '0.68.2')).toBe(version);
  });
}

for (const [args, reason] of [
  [[], '"" isn\'t a version. Say which one'],
  [['v0.68'], '"v0.68" isn\'t a version.'],
  [['0.68', '0.69'], '"0.68 0.69" isn\'t a version.'],
  [['0.6'], 'describe @reactive-dot/core 0.68.2, not 0.6.'],
  [['0.68.1'], 'describe @reactive-dot/core 0.68.2, not 0.68.1.'],
] as const) {
  test(`refuses "${args.join(' ')}": ${reason}`, () => {
    expect(() => readVersion(args, [], '0.68.2')).toThrow(reason);
  });
}

test('refuses a version if another patch release of it is frozen', () => {
  expect(() => readVersion(['0.68'], ['0.68.1'], '0.68.2')).toThrow(
    'Version 0.68.1 is already frozen.',
  );
});

/** Returns the texts of the files in a folder, and the names of its folders. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => {
      const file = path.join(folder, name);
      const isFile = statSync(file).isFile();
      return [name, isFile ? readFileSync(file, 'utf8') : 'a folder'];
    }),
  );

for (const [what, files] of [
  ['the first version', {'docs-react/a.mdx': ''}],
  [
    'a further version',
    {
      'react_versions.json': '["0.67"]',
      'react_versioned_docs/version-0.67/a.mdx': '',
      'react_versioned_sidebars/version-0.67-sidebars.json': '{}',
    },
  ],
] as [string, Files][]) {
  test(`undoes the freezing of ${what}, and leaves everything else`, () =>
    inTemporaryFolder(files, (folder) => {
      const before = contentOf(folder);
      const undo = prepareUndo(folder, '0.68');
      for (const set of ['react', 'vue'] as const) {
        const {list, docs, sidebar} = versionFiles(set, '0.68');
        writeFiles(folder, {
          [list]: '["0.68"]',
          [`${docs}/a.mdx`]: '',
          [sidebar]: '{}',
        });
      }
      expect(contentOf(folder)).not.toEqual(before);
      undo();
      expect(contentOf(folder)).toEqual(before);
    }));
}
