import type {Root} from 'mdast';
import {expect, test} from 'vitest';

import labelCells from '../../src/content/label-cells';

/** Returns a row of a table. */
const row = (...texts: string[]) => ({
  type: 'tableRow' as const,
  children: texts.map((value) => ({
    type: 'tableCell' as const,
    children: [{type: 'inlineCode' as const, value}],
  })),
});

test('a cell has the heading of its column, and a heading has none', () => {
  const headings = row('Wrap your app in', 'It gives');
  const cells = row('ChainProvider', 'the chain');
  const tree: Root = {
    type: 'root',
    children: [{type: 'table', children: [headings, cells]}],
  };
  labelCells()(tree);
  expect(cells.children.map((cell) => (cell as {data?: unknown}).data)).toEqual(
    [
      {hProperties: {dataLabel: 'Wrap your app in'}},
      {hProperties: {dataLabel: 'It gives'}},
    ],
  );
  for (const heading of headings.children) {
    expect(heading).not.toHaveProperty('data');
  }
});
