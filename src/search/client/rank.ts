import type {SearchResult} from 'minisearch';

import type {PageKind} from '../page';
import type {Entry} from './engine';
import {queryTerms, squash, wordsOf} from './tokenize';

export interface Query {
  terms: string[];
  /** The whole query as one word in lower case, with and without the words that tell nothing. */
  squashed: string;
  telling: string;
  /** Whether it looks for a name of the API. */
  isName: boolean;
}

/**
 * Reads what the reader typed.
 *
 * @param names - those of the API
 */
export function readQuery(typed: string, names: readonly string[]): Query {
  const terms = queryTerms(typed);
  const squashed = squash(typed);
  const isCode = /\p{Ll}\p{Lu}|[\w)][.(]/u.test(typed);
  // The first part alone, such as "query" of `QueryError`, is a plain word.
  const beginsName = names.some(
    (name) =>
      squash(name).startsWith(squashed) &&
      squashed.length > /^\p{L}?\p{Ll}*/u.exec(name)![0].length + 1,
  );
  return {
    terms,
    squashed,
    telling: terms.join(''),
    isName: wordsOf(typed).length < 4 && (isCode || beginsName),
  };
}

const kindFactors: Record<'name' | 'words', Record<PageKind, number>> = {
  name: {api: 1.4, guide: 1, plain: 0.6, category: 0.3},
  words: {api: 0.55, guide: 1.3, plain: 0.6, category: 0.4},
};

/** A title says more about what is below than a heading of the third level. */
const levelFactors = [1, 1.5, 1.2, 1.05, 1, 1, 1];

/** How well a section answers a query; only the order of the values means something. */
export function relevance(
  entry: Entry,
  result: SearchResult,
  query: Query,
): number {
  return (
    result.score *
    kindFactors[query.isName ? 'name' : 'words'][entry.page.kind] *
    levelFactors[entry.level]! *
    headingFactor(entry, query) *
    (entry.isDeprecated ? 0.6 : 1) *
    coverage(result, query) ** 2
  );
}

function headingFactor(
  {heading, level, words = []}: Entry,
  {squashed, telling, isName}: Query,
): number {
  const name = squash(heading);
  if (name === squashed) return 24 / level;
  if (words.some((word) => squash(word) === telling)) return 20;
  return isName && name.startsWith(squashed)
    ? 1 + 16 * (squashed.length / name.length) ** 2
    : 1;
}

/** Share of the query's terms that the section has. */
export function coverage(
  {queryTerms: found}: SearchResult,
  {terms}: Query,
): number {
  return terms.filter((term) => found.includes(term)).length / terms.length;
}
