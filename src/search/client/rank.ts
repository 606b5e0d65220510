import type {SearchResult} from 'minisearch';

import type {PageKind} from '../page';
import type {Entry} from './entry';
import {queryTerms, squash, stemOf, wordsOf} from './tokenize';

export interface Query {
  terms: string[];
  /** The query as one word in lower case: with all of its words, and with its terms only. */
  joined: string;
  joinedTerms: string;
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
  const joined = squash(typed);
  const isCode = /\p{Ll}\p{Lu}|[\w)][.(]/u.test(typed);
  const beginsName = names.some((name) => {
    // The first part alone, such as "query" of `QueryError`, is a plain word.
    const secondPart = name.search(/(?!^)\P{Ll}|$/u);
    return squash(name).startsWith(joined) && joined.length > secondPart + 1;
  });
  return {
    terms,
    joined,
    joinedTerms: terms.join(''),
    isName: wordsOf(typed).length < 4 && (isCode || beginsName),
  };
}

const kindFactors: Record<'name' | 'words', Record<PageKind, number>> = {
  name: {api: 1.4, guide: 1, plain: 0.45, category: 0.3},
  words: {api: 0.55, guide: 1.3, plain: 0.45, category: 0.4},
};

/**
 * What a match counts in each field of a section: `words` are those of
 * `readers-words.json`, `names` those in code, and `context` is what the page is about.
 */
export const fieldWeights = {
  heading: 6,
  words: 6,
  text: 1,
  names: 0.8,
  context: 4,
};

/** Whether a section has a match itself, rather than the page around it. */
export const hasOwnMatch = ({match}: SearchResult): boolean =>
  Object.values(match).some((fields) =>
    fields.some((field) => field !== 'context'),
  );

/** A title says more about what is below than a heading of the third level. */
const levelFactors: Record<number, number> = {1: 1.5, 2: 1.2, 3: 1.05};

/** Guides for beginners come before others that answer as well. */
const basicsFactor = 1.2;

/** How well a section answers a query; only the order of the values means something. */
export function relevance(
  entry: Entry,
  result: SearchResult,
  query: Query,
): number {
  const covered = coverage(result, query);
  return (
    // MiniSearch multiplies by the number of terms, and counts each form as one.
    (result.score / result.queryTerms.length) *
    query.terms.length *
    covered ** 3 *
    kindFactors[query.isName ? 'name' : 'words'][entry.page.kind] *
    (levelFactors[entry.level] ?? 1) *
    (entry.page.route.includes('/getting-started/') ? basicsFactor : 1) *
    headingFactor(entry, query) *
    (1 + titledShare(result, query) ** 2) *
    (entry.isDeprecated ? 0.6 : 1)
  );
}

function headingFactor(
  {heading, level, words = []}: Entry,
  {joined, joinedTerms, isName}: Query,
): number {
  const name = squash(heading);
  if (name === joined) return 24 / level;
  if (words.some((word) => squash(word) === joinedTerms)) return 20;
  return isName && name.startsWith(joined)
    ? 1 + 16 * (joined.length / name.length) ** 2
    : 1;
}

/** Share of the query's terms that the section has. */
export function coverage(
  {queryTerms: found}: SearchResult,
  {terms}: Query,
): number {
  const isFound = (term: string | undefined) =>
    term !== undefined && found.includes(term);
  const covered = terms.filter(
    (term) => isFound(term) || isFound(stemOf(term)),
  );
  return covered.length / terms.length;
}

/** Share of the query's terms that are in the section's heading, in those above it, or in its words. */
function titledShare({match}: SearchResult, {terms}: Query): number {
  const titled = Object.keys(match).filter((found) =>
    match[found]!.some((field) => field !== 'text' && field !== 'names'),
  );
  const isTitled = (term: string): boolean => {
    const start = stemOf(term) ?? term;
    return titled.some((found) => found.startsWith(start));
  };
  return terms.filter(isTitled).length / terms.length;
}
