import {expect, test} from 'vitest';

import {limitGroups} from '../../../src/search/client/limit-groups';

const hit = (lvl0: string, lvl1: string, anchor: string | null = null) => ({
  hierarchy: {lvl0},
  _highlightResult: {hierarchy: {lvl1: {value: lvl1}}},
  anchor,
});
const sections = (group: string, count: number) =>
  Array.from({length: count}, () => hit(group, '<mark>Query</mark>', 'x'));
const titles = (group: string, count: number) =>
  Array.from({length: count}, () => hit(group, '<mark>Query</mark>Error'));

test('texts of one group don’t push titles of another group away', () => {
  const guides = sections('Guides', 7);
  expect(limitGroups([...guides, ...titles('API', 6)])).toEqual([
    ...guides.slice(0, 3),
    ...titles('API', 6),
  ]);
});

test('without titles in other groups, a group keeps its texts', () => {
  const found = [
    ...titles('Guides', 2),
    ...sections('Guides', 5),
    ...sections('API', 2),
  ];
  expect(limitGroups(found)).toEqual([
    ...titles('Guides', 2),
    ...sections('Guides', 5),
    ...sections('API', 2),
  ]);
});
