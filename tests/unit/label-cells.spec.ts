import type {Root} from 'mdast';
import {expect, test} from 'vitest';

import labelCells from '../../src/content/label-cells';

const row = (...texts: string[]) => ({
  type: 'tableRow' as const,
  children: texts.map((value) => ({
    type: 'tableCell' as const,
    children: [{type: 'inlineCode' as const, value}],
  })),
});

test('a cell has the heading of its column', () => {
  const head = row('Wrap your app in', 'It gives');
  const cells = row('ChainProvider', 'the chain');
  const tree: Root = {
    type: 'root',
    children: [{type: 'table', children: [head, cells]}],
  };
  labelCells()(tree);
  expect(cells.children.map((cell) => (cell as {data?: unknown}).data)).toEqual(
    [
      {hProperties: {dataLabel: 'Wrap your app in'}},
      {hProperties: {dataLabel: 'It gives'}},
    ],
  );
  expect(head.children[0]).not.toHaveProperty('data');
});
