// Which samples are in Setup's download of shared files
// (src/content/code-samples/shared-files.ts), from small sites.
import {strFromU8, unzipSync} from 'fflate';

import {expect, test} from 'vitest';

import {
  collectSharedFiles,
  zipSharedFiles,
} from '../../../src/content/code-samples/shared-files';
import {fencesIn} from '../../fences';

const sample = (title: string, code: string) =>
  `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`;

const titles: Record<string, string> = {
  'docs-react/getting-started/send-it.mdx': 'Send it',
};

/**
 * Returns the files in the React set's download for a site with these pages.
 */
function downloadOf(texts: Record<string, string>): Record<string, string> {
  const pages = Object.entries(texts).map(([sitePath, text]) => ({
    path: sitePath,
    title: titles[sitePath],
    fences: fencesIn(text),
  }));
  const [react] = collectSharedFiles(pages);
  const files = Object.entries(unzipSync(zipSharedFiles(react!)));
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test('the download has the samples that pages import from each other, and their imports', () => {
  const files = downloadOf({
    'docs-react/getting-started/mutation.mdx':
      sample('src/parse.ts', 'export const step = 1;') +
      sample('src/parse.ts', 'import { unit } from "./unit";\nunit;') +
      sample('src/unit.ts', 'export const unit = 1;') +
      sample('src/own.ts', 'export const own = 1;') +
      sample('src/uses-own.ts', 'import { own } from "./own";'),
    'docs-react/guides/fees.mdx': sample(
      'src/fee.ts',
      'import { parse } from "./parse";\nimport { config } from "./config";',
    ),
    'docs-shared/_check.mdx': sample(
      'src/config.ts',
      'export const config = 1;',
    ),
  });
  expect(files).toEqual({
    'parse.ts': 'import { unit } from "./unit";\nunit;\n',
    'unit.ts': 'export const unit = 1;\n',
  });
});

test('the download has the files of Connect wallets, which no page imports', () => {
  const files = downloadOf({
    'docs-react/getting-started/connect-wallets.mdx':
      sample('src/Account.tsx', 'import "./Menu";') +
      sample('src/Menu.tsx', 'export {};') +
      sample('Changes to src/App.tsx', 'let a: number;'),
  });
  expect(files).toEqual({
    'Account.tsx': 'import "./Menu";\n',
    'Menu.tsx': 'export {};\n',
  });
});

test('the download has the files that most apps need, which no page imports', () => {
  const files = downloadOf({
    'docs-react/guides/transaction-failures.mdx':
      sample('src/NoNews.tsx', 'export const NoNews = 1;') +
      sample('src/Other.tsx', 'export const Other = 1;'),
  });
  expect(Object.keys(files)).toEqual(['NoNews.tsx']);
});

test('the download omits samples that show part of a file', () => {
  const part = '// ---cut-start---\nlet a: number;\n// ---cut-end---\na = 2;';
  const files = downloadOf({
    'docs-react/guides/a.mdx':
      sample('a.ts', 'export const a = 1;') + sample('a.ts', part),
    'docs-react/guides/b.mdx': sample('b.ts', 'import { a } from "./a";'),
  });
  expect(files).toEqual({'a.ts': 'export const a = 1;\n'});
});

test('the download has a whole file, although the importing page shows its changes', () => {
  const files = downloadOf({
    'docs-react/guides/a.mdx': sample('src/a.ts', 'export const a = 1;'),
    'docs-react/guides/b.mdx':
      sample('Changes to src/a.ts', 'const b = 2;') +
      sample('src/b.ts', 'import { a } from "./a";'),
  });
  expect(files).toEqual({'a.ts': 'export const a = 1;\n'});
});

test('the download has a complete file, even if another page shows a part of it first', () => {
  const part = '// ---cut-start---\nlet a: number;\n// ---cut-end---\na = 2;';
  const files = downloadOf({
    'docs-react/guides/a.mdx': sample('a.ts', part),
    'docs-react/guides/b.mdx': sample('a.ts', 'export const a = 1;'),
    'docs-react/guides/c.mdx': sample('c.ts', 'import { a } from "./a";'),
  });
  expect(files).toEqual({'a.ts': 'export const a = 1;\n'});
});

test('the download omits files of tests', () => {
  const files = downloadOf({
    'docs-react/guides/a.mdx': sample('test/a.ts', 'export const a = 1;'),
    'docs-react/guides/b.mdx': sample(
      'src/b.test.ts',
      'import { a } from "../test/a";',
    ),
  });
  expect(files).toEqual({});
});

test('the download omits lines that the page hides', () => {
  const hidden = '// ---cut-start---\n// @ts-ignore\n// ---cut-end---\n';
  const files = downloadOf({
    'docs-react/guides/a.mdx': sample(
      'a.ts',
      `let b;\n${hidden}export const a = 1;`,
    ),
    'docs-react/guides/b.mdx': sample('b.ts', 'import { a } from "./a";'),
  });
  expect(files).toEqual({'a.ts': 'let b;\nexport const a = 1;\n'});
});

test('the download has the version of the page that imports name', () => {
  const files = downloadOf({
    'docs-react/getting-started/connect-wallets.mdx': sample(
      'src/a.ts',
      'export const a = 1;',
    ),
    'docs-react/getting-started/send-it.mdx': sample(
      'src/a.ts',
      'export const a = 2;',
    ),
    'docs-react/guides/b.mdx': sample(
      'b.ts',
      'import { a } from "./a"; // from Send it',
    ),
  });
  expect(files).toEqual({'a.ts': 'export const a = 2;\n'});
});

test('the download omits samples for chains that Setup does not add', () => {
  const typesOf = (chain: string) =>
    `import type { ${chain} } from "@polkadot-api/descriptors";`;
  const files = downloadOf({
    'docs-react/guides/a.mdx':
      sample('a.ts', typesOf('kusama_asset_hub')) +
      sample('b.ts', typesOf('polkadot_asset_hub')) +
      sample('c.ts', 'const chainId = "kusama_asset_hub";') +
      sample('d.ts', 'useBalance(a, { chainId: "kusama_asset_hub" });') +
      sample('f.ts', typesOf('polkadot')),
    'docs-react/guides/e.mdx': sample(
      'e.ts',
      'import "./a";\nimport "./b";\nimport "./c";\nimport "./d";\nimport "./f";',
    ),
  });
  expect(Object.keys(files)).toEqual(['b.ts']);
});

test('the download omits files that import an omitted one, and their importers', () => {
  const files = downloadOf({
    'docs-react/guides/a.mdx':
      sample('a.ts', 'const chainId = "kusama_asset_hub";') +
      sample('b.ts', 'import "./a";') +
      sample('c.ts', 'import "./b";\nimport "./d";') +
      sample('d.ts', 'export const d = 1;'),
    'docs-react/guides/e.mdx': sample('e.ts', 'import "./c";'),
  });
  expect(Object.keys(files)).toEqual(['d.ts']);
});
