import {expect, test} from 'vitest';

import {
  foldLongLists,
  type SidebarItem,
} from '../../src/reference/fold-long-lists';

const pages = (count: number): SidebarItem[] =>
  Array.from({length: count}, (_, page) => ({
    type: 'doc',
    id: `api/functions/use${page}`,
    label: `use${page}`,
  }));

type Folded = {type: string; label: string; items?: Folded[]};
const fold = (items: SidebarItem[]): Folded[] =>
  foldLongLists(items) as Folded[];

const leaves = (items: Folded[]): Folded[] =>
  items.flatMap((item) => (item.items ? leaves(item.items) : [item]));

/** The entries that a page carries whose way down the tree is the most crowded. */
const mostOpen = (items: Folded[]): number =>
  items.length +
  Math.max(0, ...items.map((item) => (item.items ? mostOpen(item.items) : 0)));

test('a list that can be taken in stays as it is', () => {
  const items = [...pages(29), 'guides/faq'];
  expect(foldLongLists(items)).toEqual(items);
});

test('a longer one becomes closed categories of neighbours, named by their ends', () => {
  const folded = fold(pages(31));
  expect(folded).toMatchObject([
    {type: 'category', label: 'use0 – use14', collapsed: true},
    {type: 'category', label: 'use15 – use30', collapsed: true},
  ]);
  expect(leaves(folded)).toEqual(pages(31));
});

test('long lists inside categories are folded too', () => {
  const [category] = fold([
    {type: 'category', label: 'Queries', items: pages(31)},
  ]);
  expect(category!.label).toBe('Queries');
  expect(category!.items).toHaveLength(2);
});

test('an entry without a label lends the last part of its id', () => {
  const ids = pages(31).map((item) => (item as {id: string}).id);
  expect(fold(ids)[0]!.label).toBe('use0 – use14');
});

test('what a page carries of a long list can be taken in', () => {
  const folded = fold(pages(800));
  expect(leaves(folded)).toEqual(pages(800));
  expect(mostOpen(folded)).toBeLessThanOrEqual(60);
});
