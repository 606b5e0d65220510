import type {SearchResult} from 'minisearch';

import type {PageKind} from '../page';
import type {Entry} from './entry';
import type {Query} from './query';
import {squash, stemOf} from './tokenize';

// The numbers of all rules. To change the order of results, begin here.

/**
 * Weights of matches by field. `words` are from `readers-words.json`, `names`
 * are in code, and `context` are the headings around the section.
 */
export const fieldWeights = {
  heading: 6,
  words: 6,
  text: 1,
  names: 0.8,
  context: 4,
};

/** Factors for the kind of a page, if the query is a name of the API or words. */
const kindFactors: Record<'name' | 'words', Record<PageKind, number>> = {
  name: {api: 1.4, guide: 1, plain: 0.45, category: 0.3},
  words: {api: 0.55, guide: 1.3, plain: 0.45, category: 0.4},
};

/** Factor for guides for beginners. */
const basicsFactor = 1.2;

/** Lifts titles above all texts. */
const titleFactor = 1e9;
/** Lifts titles of deprecated exports above texts, but below other titles. */
const deprecatedTitleFactor = 1e6;

/** Factor for titles with the query at the start of a word. */
const wordStartFactor = 3;
/** Factor for titles that are the query. Longer names may have more uses. */
const wholeTitleFactor = 1.25;
/** Maximum addition for a match at the beginning of a title. */
const earlyMatchBonus = 0.3;
/** Addition for each doubling of the number of uses in the guides. */
const usesBonus = 0.1;
/** Shorter starts of readers' words match too many pages. */
const shortestStart = 3;

/** Factors for the level of a heading. Titles describe their content better. */
const levelFactors: Record<number, number> = {1: 1.5, 2: 1.2, 3: 1.05};
/** Factor for the texts of deprecated exports. */
const deprecatedFactor = 0.3;
/**
 * Factor for the groups in lists of pages. They only repeat the names of pages,
 * and the same group is in several lists.
 */
const listGroupFactor = 0.1;
/** Power of the share of the query's terms in a section. */
const coveragePower = 3;
/** Power of the share of the query's terms in its headings. */
const titledPower = 2;

/** Factor for a heading that is the query, divided by its level. */
const wholeHeadingFactor = 24;
/** Factor for pages with the query among their readers' words. */
const readersWordFactor = 20;
/** Maximum addition for a name that begins with the query. */
const nameStartBonus = 16;

/** Whether a section matches itself, and not only its context. */
export const hasOwnMatch = ({match}: SearchResult): boolean =>
  Object.values(match).some((fields) =>
    fields.some((field) => field !== 'context'),
  );

/** Returns the score of a section. Only the order of scores has a meaning. */
export function relevance(
  entry: Entry,
  result: SearchResult,
  query: Query,
): number {
  const {page} = entry;
  const score = isTitled(entry, query)
    ? titleFactorOf(entry, query) * titleRelevance(entry, query)
    : textRelevance(entry, result, query);
  return (
    score *
    kindFactors[query.isName ? 'name' : 'words'][page.kind] *
    (page.route.includes('/getting-started/') ? basicsFactor : 1) *
    headingFactor(entry, query)
  );
}

/** The reader who types the whole name of a deprecated export means it. */
const titleFactorOf = (
  {heading, isDeprecated}: Entry,
  {joined}: Query,
): number =>
  isDeprecated && squash(heading) !== joined
    ? deprecatedTitleFactor
    : titleFactor;

/**
 * Whether a page is about the query by its title, or by its entry in
 * `readers-words.json`.
 */
const isTitled = (entry: Entry, query: Query): boolean =>
  startsWord(entry, query) ||
  startsWordOfReaders(entry, query) ||
  isWordOfReaders(entry, query);

/** Scores a section by its matches. */
function textRelevance(
  entry: Entry,
  result: SearchResult,
  query: Query,
): number {
  const covered = coverage(result, query);
  return (
    // Corrects the number of terms, because MiniSearch counts each form of a
    // word.
    (result.score / result.queryTerms.length) *
    query.terms.length *
    covered ** coveragePower *
    (levelFactors[entry.level] ?? 1) *
    (entry.isDeprecated ? deprecatedFactor : 1) *
    (entry.page.kind === 'category' && entry.level > 1 ? listGroupFactor : 1) *
    (1 + titledShare(result, query) ** titledPower)
  );
}

/**
 * Scores a page whose title matches. MiniSearch's score would prefer long names,
 * because it adds up each sequence of their parts. Matches at the beginning and
 * names that the guides use often count more. The beginning of a hook's or a
 * composable's name is what follows "use".
 */
function titleRelevance(entry: Entry, query: Query): number {
  const {heading, wordStarts, uses} = entry;
  const start = wordStarts.find((each) => each.startsWith(query.joined)) ?? '';
  const [title = '', afterUse = ''] = wordStarts;
  const whole = /^use[A-Z]/.test(heading) ? afterUse : title;
  return (
    (startsWord(entry, query) ? wordStartFactor : 1) *
    (1 + earlyMatchBonus * Math.min(1, start.length / (whole.length || 1))) *
    (whole === query.joined ? wholeTitleFactor : 1) *
    (1 + usesBonus * Math.log2(1 + uses))
  );
}

/**
 * Whether the query is the start of a word in a page's title, or each of its
 * terms is. In a name, a word is a part such as "Query" in `useLazyLoadQuery`.
 */
function startsWord({wordStarts}: Entry, {joined, terms}: Query): boolean {
  const starts = (typed: string) =>
    typed !== '' && wordStarts.some((each) => each.startsWith(typed));
  return starts(joined) || terms.every(starts);
}

/**
 * Whether the query is the start of one of the page's entries in
 * `readers-words.json`. An answer shouldn't have to wait for the last letter.
 */
const startsWordOfReaders = ({words = []}: Entry, {joined}: Query): boolean =>
  joined.length >= shortestStart &&
  words.some((word) => squash(word).startsWith(joined));

/** Whether the query is one of the page's entries in `readers-words.json`. */
const isWordOfReaders = ({words = []}: Entry, {joinedTerms}: Query): boolean =>
  words.some((word) => squash(word) === joinedTerms);

/** Returns the factor for a heading, or readers' words, like the query. */
function headingFactor(entry: Entry, query: Query): number {
  const {heading, level} = entry;
  const {joined, isName} = query;
  const name = squash(heading);
  if (name === joined) return wholeHeadingFactor / level;
  if (isWordOfReaders(entry, query)) return readersWordFactor;
  return isName && name.startsWith(joined)
    ? 1 + nameStartBonus * (joined.length / name.length) ** 2
    : 1;
}

/** Returns the share of the query's terms in the section. */
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

/**
 * Returns the share of the query's terms in the section's heading, words, or
 * context.
 */
function titledShare({match}: SearchResult, {terms}: Query): number {
  const titled = Object.keys(match).filter((found) =>
    match[found]!.some((field) => field !== 'text' && field !== 'names'),
  );
  const isInTitle = (term: string): boolean => {
    const start = stemOf(term) ?? term;
    return titled.some((found) => found.startsWith(start));
  };
  return terms.filter(isInTitle).length / terms.length;
}
