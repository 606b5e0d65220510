/**
 * Which results the modal shows if one group has many. "Texts" are results that
 * only match in a text, and "titles" match in the title of a page.
 */
import {expect, test} from 'vitest';

import {limitGroups} from '../../../src/search/client/limit-groups';

const item = (group: string, lvl1: string, anchor: string | null = null) => ({
  hit: {_highlightResult: {hierarchy: {lvl1: {value: lvl1}}}, anchor},
  group,
});
/** Returns sections of pages, which count as texts. */
const texts = (group: string, count: number) =>
  Array.from({length: count}, () => item(group, '<mark>Query</mark>', 'x'));
/** Returns pages with a match in their title. */
const titles = (group: string, count: number) =>
  Array.from({length: count}, () => item(group, '<mark>Query</mark>Error'));

test('texts of one group don’t push titles of another group away', () => {
  const guides = texts('Guides', 7);
  expect(limitGroups([...guides, ...titles('API', 6)])).toEqual([
    ...guides.slice(0, 3),
    ...titles('API', 6),
  ]);
});

test('without titles in other groups, a group keeps its texts', () => {
  const found = [
    ...titles('Guides', 2),
    ...texts('Guides', 5),
    ...texts('API', 2),
  ];
  expect(limitGroups(found)).toEqual([
    ...titles('Guides', 2),
    ...texts('Guides', 5),
    ...texts('API', 2),
  ]);
});

test('titles of all groups are before their texts', () => {
  const found = [
    ...titles('Guides', 1),
    ...texts('Guides', 5),
    ...titles('API', 2),
    ...texts('Examples', 1),
  ];
  expect(limitGroups(found)).toEqual([
    ...titles('Guides', 1),
    ...texts('Guides: other matches', 3),
    ...titles('API', 2),
    ...texts('Examples', 1),
  ]);
});
