import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import keepNames from '../../src/content/keep-names';

/** The texts in each element that stays on one line, by its class. */
function keptIn(markdown: string): Record<string, string[]> {
  const tree = unified().use(remarkParse).parse(markdown);
  keepNames()(tree);
  const kept: Record<string, string[]> = {};
  visit(tree, (node) => {
    const className = (node as PhrasingContent).data?.hProperties?.className;
    if (className) (kept[String(className)] ??= []).push(toString(node));
  });
  expect(toString(tree)).toBe(markdown.replaceAll(/`|\[|\]\(\w+\)/g, ''));
  return kept;
}

test('a short name stays on one line with the mark after it', () =>
  expect(
    keptIn(
      'Install `polkadot-api`, then [`use-query`](page). And [the `a/b`](page).',
    ),
  ).toEqual({
    name: ['polkadot-api', 'use-query', 'a/b'],
    'name-end': ['polkadot-api,', 'use-query.'],
  }));

test('other code may break', () =>
  expect(keptIn('`useQuery`, and `npm i polkadot-api`.')).toEqual({}));
