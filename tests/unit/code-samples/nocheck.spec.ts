import {expect, test} from 'vitest';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  findPages,
  parsePage,
  readPage,
} from '../../../src/content/code-samples/read-pages';
import {samplePlaces} from '../../../src/content/code-samples/sample-places';

const siteDir = path.resolve(__dirname, '../../..');

/** How many blocks really cannot be checked. A new one needs a reason and this number. */
const needed = 5;

test(`exactly ${needed} blocks are not checked`, () => {
  const unchecked = findPages(siteDir, samplePlaces).flatMap((file) =>
    readPage(siteDir, file).unchecked.map(
      ({fence, reason}) => `${file}:${fence.line} ${reason}`,
    ),
  );
  expect(unchecked).toHaveLength(needed);
});

test('nocheck needs a reason', () => {
  expect(() => parsePage('a.mdx', '\n```ts nocheck\na\n```\n')).toThrow(
    'a.mdx:2:1 - nocheck needs a reason',
  );
  expect(() => parsePage('a.mdx', '```ts nocheck=" "\na\n```\n')).toThrow();
  const page = parsePage('a.mdx', '```ts nocheck="needs a ledger"\na\n```\n');
  expect(page).toMatchObject({
    fences: [],
    unchecked: [{reason: 'needs a ledger'}],
  });
});

test('only generated pages can say signature', () => {
  const text = '```ts signature\na\n```\n';
  expect(parsePage('docs-react/api/a.md', text).fences).toHaveLength(0);
  expect(parsePage('docs-react/guides/a.md', text).fences).toHaveLength(1);
});

test('no component gives code as text to a code block', () => {
  const sources = readdirSync(path.join(siteDir, 'src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /\.(?:tsx|mdx)$/.test(file));
  expect(sources.length).toBeGreaterThan(0);
  for (const file of [
    ...sources.map((name) => path.join('src', name)),
    ...findPages(siteDir, ['docs-react', 'docs-vue', 'docs-shared']),
  ]) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const withoutFences = text.replace(/^\s*(`{3,})[\s\S]*?^\s*\1/gm, '');
    expect(withoutFences, file).not.toMatch(
      /@theme(?:-original)?\/CodeBlock['"/](?!\S*;? *type)(?<!import type [^\n]*)/,
    );
    expect(withoutFences, file).not.toMatch(/from ['"]prism/);
  }
});
