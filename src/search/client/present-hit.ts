import type {DocSearchHit} from '@docsearch/react';

/**
 * Sets a hit's title to the names of its page and heading, and sets its group.
 *
 * Otherwise, DocSearch would use a passage as the title, and would list all
 * hits of a page together, which moves lower ranks above higher ones.
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

/** Returns the existing names except the first, which is the group's. */
const namesIn = <Name>(hierarchy: Readonly<Record<Level, Name>>) =>
  Object.values<Name>(hierarchy)
    .slice(1)
    .filter((name) => name !== null && name !== undefined);

type Level = keyof DocSearchHit['hierarchy'];
