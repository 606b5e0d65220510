import {otherSetOf, setIds, setLabels, type SetId} from '../../site/sets';
import {countMessage} from './announce';
import type {SearchAnswer} from './protocol';
import type {FacetFilters} from './scope';
import {squash, wordsOf} from './tokenize';

/** What a query finds in the other set only. */
export interface Elsewhere {
  set: SetId;
  /** "1 result in Vue". */
  message: string;
  /** Titles of the first pages, as HTML. */
  titles: string;
}

interface OtherSet {
  set: SetId;
  filters: FacetFilters;
}

/** The other set in the same version, where one set is searched. */
export function otherSet([language, tags]: FacetFilters): OtherSet | undefined {
  const isAsked = (set: SetId): boolean =>
    tags.some((tag) => tag.startsWith(`docusaurus_tag:docs-${set}-`));
  const [asked, second] = setIds.filter(isAsked);
  if (!asked || second) return undefined;
  const set = otherSetOf(asked);
  const others = tags.flatMap((tag) =>
    tag.includes(`:docs-${asked}-`) ? [tag.replace(asked, set)] : [],
  );
  return {set, filters: [language, others]};
}

/**
 * All that the other set has where this one has nothing; else the pages there
 * that the query names and that this one lacks.
 */
export function elsewhereOf(
  query: string,
  set: SetId,
  here: SearchAnswer,
  there: SearchAnswer,
): Elsewhere | undefined {
  const known = new Set(here.hits.map(({hierarchy}) => hierarchy.lvl1));
  const titles = there.hits
    .filter(({type}) => here.nbHits === 0 || type === 'lvl1')
    .map(({hierarchy}) => hierarchy.lvl1!)
    .filter((title) => here.nbHits === 0 || isNamedBy(query, title))
    .filter((title, at, all) => !known.has(title) && all.indexOf(title) === at);
  const count = here.nbHits === 0 ? there.nbHits : titles.length;
  if (count === 0) return undefined;
  return {
    set,
    message: `${countMessage(count)} in ${setLabels[set]}`,
    titles: titles.slice(0, 3).join(', '),
  };
}

function isNamedBy(query: string, title: string): boolean {
  const words = wordsOf(title.toLowerCase());
  return (
    squash(title).startsWith(squash(query)) ||
    wordsOf(query.toLowerCase()).every((word) => words.includes(word))
  );
}
