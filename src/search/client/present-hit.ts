import type {DocSearchHit} from '@docsearch/react';

/**
 * Gives a hit the names of its page and heading as its title, and a group.
 *
 * DocSearch would show the text of a passage as its title, and would move all
 * hits of a page to the first of them: what ranks third would stand far below.
 */
export function presentHit<Result extends DocSearchHit>(
  hit: Result,
  group: string,
): Result {
  const {hierarchy, _highlightResult: marked, _snippetResult: snippets} = hit;
  const lvl1 = namesIn(hierarchy).join(' › ');
  const value = namesIn(snippets.hierarchy)
    .map((each) => each.value)
    .join(' › ');
  const lvl0 = {value: group, matchLevel: 'none', matchedWords: []} as const;
  return {
    ...hit,
    type: 'lvl1',
    hierarchy: {...hierarchy, lvl0: group, lvl1},
    _highlightResult: {
      ...marked,
      hierarchy: {...marked.hierarchy, lvl0},
    },
    _snippetResult: {
      ...snippets,
      hierarchy: {...snippets.hierarchy, lvl1: {value, matchLevel: 'none'}},
    },
  };
}

/** All but the first, which is the group's, and those that are missing. */
const namesIn = <Name>(hierarchy: Readonly<Record<Level, Name>>) =>
  Object.values<Name>(hierarchy)
    .slice(1)
    .filter((name) => name !== null && name !== undefined);

type Level = keyof DocSearchHit['hierarchy'];
