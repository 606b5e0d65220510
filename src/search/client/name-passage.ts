import type {DocSearchHit} from '@docsearch/react';

/** Gives a passage the names of its page and heading as its title, since DocSearch would show its words there. */
export function namePassage<Result extends DocSearchHit>(hit: Result): Result {
  if (hit.type !== 'content') return hit;
  const {hierarchy, _snippetResult: snippets} = hit;
  const lvl1 = namesIn(hierarchy).join(' › ');
  const marked = namesIn(snippets.hierarchy).map(({value}) => value);
  return {
    ...hit,
    type: 'lvl1',
    hierarchy: {...hierarchy, lvl1},
    _snippetResult: {
      ...snippets,
      hierarchy: {
        ...snippets.hierarchy,
        lvl1: {value: marked.join(' › '), matchLevel: 'none'},
      },
    },
  };
}

/** All but the first, which is the group's, and those that are missing. */
const namesIn = <Name>(hierarchy: Readonly<Record<Level, Name>>) =>
  Object.values<Name>(hierarchy)
    .slice(1)
    .filter((name) => name !== null && name !== undefined);

type Level = keyof DocSearchHit['hierarchy'];
