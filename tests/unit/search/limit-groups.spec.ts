import {expect, test} from 'vitest';

import {limitGroups} from '../../../src/search/client/limit-groups';

const item = (group: string, lvl1: string, anchor: string | null = null) => ({
  hit: {_highlightResult: {hierarchy: {lvl1: {value: lvl1}}}, anchor},
  group,
});
const sections = (group: string, count: number) =>
  Array.from({length: count}, () => item(group, '<mark>Query</mark>', 'x'));
const titles = (group: string, count: number) =>
  Array.from({length: count}, () => item(group, '<mark>Query</mark>Error'));

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

test('titles of all groups are before their texts', () => {
  const found = [
    ...titles('Guides', 1),
    ...sections('Guides', 5),
    ...titles('API', 2),
    ...sections('Examples', 1),
  ];
  expect(limitGroups(found)).toEqual([
    ...titles('Guides', 1),
    ...sections('Guides: other matches', 3),
    ...titles('API', 2),
    ...sections('Examples', 1),
  ]);
});
