/**
 * The Markdown transforms that turn `<Demo>` and `<AllDemos>` into live
 * examples. A mistake in them stops the build, so this needs no browser.
 */
import path from 'node:path';

import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Plugin} from 'unified';
import type {VFile} from 'vfile';

import {readDemos} from '../../../src/live-examples/read-demos';
import showDemos, {listDemos} from '../../../src/live-examples/show-demos';

const siteDir = path.resolve(__dirname, '../../..');
const file = {path: path.join(siteDir, 'docs-react/page.mdx')} as VFile;

/** Returns the text of a page after a transform. */
function transform(text: string, plugin: Plugin<[], Root>): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(plugin)
    .use(remarkStringify);
  const tree = processor.runSync(processor.parse(text), file);
  return processor.stringify(tree);
}

const names = readDemos().map(({name}) => name);
const show = (text: string) => transform(text, showDemos);

test('a demo imports its component, with its height and its code', () => {
  const page = show('<Demo name="first-query" />');
  expect(page).toContain(
    "import Demo from '@site/src/live-examples/panel/demo'",
  );
  expect(page).toContain('<Demo name="first-query" height="128px">');
  expect(page).toContain('demos/first-query.tsx.json');
});

test('a page without demos stays the same', () => {
  expect(show('# Page\n')).toBe('# Page\n');
});

test('a demo reserves room for a list of requests that is open', () => {
  expect(show('<Demo name="waterfall" />')).toContain(
    'height="calc(128px + var(--requests))"',
  );
});

const needsName =
  'A <Demo> needs a name in quotes, such as name="first-query".';

for (const [what, demo, problem] of [
  [
    'an unknown name',
    '<Demo name="transfers" />',
    'There is no demo "transfers" in src/live-examples/demos.',
  ],
  ['no name', '<Demo />', needsName],
  ['a name in braces', '<Demo name={a} />', needsName],
] as const) {
  test(`reports a demo with ${what}, its line, and all names`, () => {
    expect(() => show(`# Page\n\n${demo}`)).toThrow(
      `docs-react/page.mdx:3 - ${problem} Available: ${names.join(', ')}.`,
    );
  });
}

test.describe('the list of all demos', () => {
  const list = transform('<AllDemos />', listDemos);
  /** Returns what the first group of a pattern matches in the list. */
  const findAll = (pattern: RegExp) =>
    Array.from(list.matchAll(pattern), ([, found]) => found);

  test('has each demo, in the order of the groups', () => {
    expect(findAll(/<Demo name="([^"]+)"/g)).toEqual(names);
  });

  test('opens only the first demo', () => {
    expect(findAll(/isOpen=\{(\w+)\}/g)).toEqual(
      names.map((_, index) => String(index === 0)),
    );
  });

  test('has no paragraph in a summary, where HTML allows none', () => {
    const summaries = findAll(/<summary[^>]*>\s*([^]*?)\s*<\/summary>/g);
    expect(summaries).toHaveLength(names.length);
    for (const summary of summaries)
      expect(summary).toMatch(/^<span>[^]*<\/span>$/);
  });
});
