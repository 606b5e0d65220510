import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  freezeFile,
  frozenPlace,
  type Freezing,
} from '../../../scripts/docs-version/freeze-file';
import {mapProse, pinLinks} from '../../../scripts/docs-version/freeze-prose';
import {resolveFile} from '../../../scripts/docs-version/imports';
import {putInPlace} from '../../../scripts/docs-version/put-in-place';
import {readVersion} from '../../../scripts/docs-version/read-version';
import {writeOutNotes} from '../../../scripts/docs-version/write-out-notes';
import {readFences} from '../../../src/content/code-samples/read-fences';
import {inTemporaryFolder} from '../../temporary-folder';

const set = (id: string) => ({
  id,
  path: `docs-${id}`,
  routeBasePath: id,
  sidebarPath: `./sidebars.${id}.ts`,
});
const sets = [set('react'), set('vue')];
const freezing: Freezing = {
  version: '0.68',
  set: sets[0]!,
  sets,
  folder: 'react_versioned_docs/version-0.68',
  readDemo: (name) => name,
};

test.describe('the version', () => {
  const known = {frozen: ['0.67'], documented: '0.68.2'};

  for (const version of ['0.68', '0.68.2']) {
    test(`may be ${version}`, () => {
      expect(readVersion([version], known)).toBe(version);
    });
  }

  for (const [args, complaint] of [
    [[], 'No version is named.'],
    [['0.68', '0.69'], 'One version is frozen at a time'],
    [['current'], '"current" is no version'],
    [['v0.68'], '"v0.68" is no version'],
    [['0.68/x'], '"0.68/x" is no version'],
    [['0.67'], 'Version 0.67 is frozen already'],
    [['0.6'], 'The pages describe @reactive-dot/core 0.68.2, which is no 0.6.'],
  ] as const) {
    test(`is refused: ${args.join(' ') || 'none'}`, () => {
      expect(() => readVersion(args, known)).toThrow(complaint);
    });
  }
});

test.describe('links', () => {
  const pin = (text: string) => pinLinks(text, ['react', 'vue'], '0.68');

  for (const [text, pinned] of [
    ['[a](/react/guides/faq#b)', '[a](/react/0.68/guides/faq#b)'],
    ['[`a`](/vue/api/core/b)', '[`a`](/vue/0.68/api/core/b)'],
    ['[a](/react)', '[a](/react/0.68)'],
    ['[a](</react/a>)', '[a](</react/0.68/a>)'],
    ['[a]: /react/a', '[a]: /react/0.68/a'],
    ['<a href="/vue/a">', '<a href="/vue/0.68/a">'],
    ["<Link to='/vue/a'>", "<Link to='/vue/0.68/a'>"],
    ["{to: '/react/a'}", "{to: '/react/0.68/a'}"],
  ] as const) {
    test(`${text} leads to the version`, () => {
      expect(pin(text)).toBe(pinned);
    });
  }

  for (const text of [
    '[a](/reactive)',
    '[a](/demos)',
    '[a](./react/a)',
    '[a](https://example.org/react/a)',
    'either /react/a or /vue/a',
  ]) {
    test(`${text} stays`, () => {
      expect(pin(text)).toBe(text);
    });
  }
});

test('code blocks are left alone, also long and indented ones', () => {
  const page = (prose: string) =>
    [
      prose,
      '```ts\na\n```',
      prose,
      '  ````md\n```\na\n```\n  ````',
      prose,
    ].join('\n');
  expect(mapProse(page('a'), (prose) => prose.replaceAll('a', 'b'))).toBe(
    page('b'),
  );
});

test.describe('a page', () => {
  test('cannot keep what lies elsewhere', () => {
    expect(() =>
      freezeFile(
        'docs-react/a.mdx',
        "import a from '@site/static/a.json';\n",
        freezing,
      ),
    ).toThrow('static/a.json cannot be frozen');
  });

  test('of the other set cannot be imported', () => {
    expect(() => frozenPlace('docs-vue/a.mdx', freezing)).toThrow(
      'docs-vue/a.mdx cannot be frozen',
    );
  });
});

test('a component takes its neighbours along, whatever its import looks like', () => {
  const source = [
    "import type {A} from './a';",
    "import {\n  b,\n} from '../b';",
    "import {c} from '@site/src/c';",
    "import Link from '@docusaurus/Link';",
    "export const to = '/react/guides/faq';",
    "export const later = () => import('./later');",
  ].join('\n');
  const frozen = freezeFile('src/components/x.tsx', source, freezing);
  expect(frozen.imports.sort()).toEqual([
    'src/b',
    'src/c',
    'src/components/a',
    'src/components/later',
  ]);
  expect(frozen.text).toBe(
    source
      .replace('@site/src/c', '@site/react_versioned_docs/version-0.68/_src/c')
      .replace('/react/guides', '/react/0.68/guides'),
  );
});

test('a missing import is named with the file that wants it', () =>
  inTemporaryFolder({'src/a/index.tsx': ''}, (folder) => {
    expect(resolveFile(folder, 'src/a', 'docs-react/x.mdx')).toBe(
      'src/a/index.tsx',
    );
    expect(() => resolveFile(folder, 'src/b', 'docs-react/x.mdx')).toThrow(
      'docs-react/x.mdx imports src/b, which does not exist.',
    );
  }));

test('what the compiler says is written into the code', () => {
  const page = (error = '', type = '') => `Text.

  \`\`\`ts
  // @errors: 2322
  const a: string = 1;${error}
  const b = 2;${type}
  //    ^?
  \`\`\``;
  const [fence] = readFences(page());
  const place = (part: string) => ({
    start: fence!.code.indexOf(part),
    length: 1,
  });
  const result = {
    problems: [],
    expectedErrors: [{...place('a:'), code: 2322, message: 'No.\nNever.'}],
    queries: [{...place('b ='), text: 'const b: 2'}],
  };
  expect(writeOutNotes(page(), [{fence: fence!, result}])).toBe(
    page('\n  // TS2322: No.\n  // Never.', '\n  // const b: 2'),
  );
});

test('nothing is put in place where one part is missing', () => {
  const files = {
    'staging/a/b.md': 'new',
    'staging/c.json': 'new',
    'site/c.json': 'old',
  };
  return inTemporaryFolder(files, async (folder) => {
    const [staging, site] = ['staging', 'site'].map((name) =>
      path.join(folder, name),
    ) as [string, string];
    await expect(
      putInPlace(staging, site, ['a', 'c.json', 'missing']),
    ).rejects.toThrow(/missing/);
    expect(existsSync(path.join(site, 'a'))).toBe(false);
    expect(readFileSync(path.join(site, 'c.json'), 'utf8')).toBe('old');
  });
});
