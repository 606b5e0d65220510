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
  const beginsName = names.some((name) => {
    // The first part alone, such as "query" of `QueryError`, is a plain word.
    const secondPart = name.search(/(?!^)\P{Ll}|$/u);
    return (
      squash(name).startsWith(squashed) && squashed.length > secondPart + 1
    );
  });
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

/** What a match counts in each field of a section; `words` are those of `readers-words.json`, `names` those in code. */
export const fieldWeights = {heading: 6, words: 6, text: 1, names: 0.8};

/** A title says more about what is below than a heading of the third level. */
const levelFactors: Record<number, number> = {1: 1.5, 2: 1.2, 3: 1.05};

/** How well a section answers a query; only the order of the values means something. */
export function relevance(
  entry: Entry,
  result: SearchResult,
  query: Query,
): number {
  return (
    result.score *
    kindFactors[query.isName ? 'name' : 'words'][entry.page.kind] *
    (levelFactors[entry.level] ?? 1) *
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
