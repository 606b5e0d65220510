import type {SearchResult} from 'minisearch';

import type {PageKind} from '../page';
import type {Entry} from './entry';
import {queryTerms, squash, stemOf, wordsOf} from './tokenize';

/** What a query is after. */
export type Intent = 'symbol' | 'words' | 'either';

export interface Query {
  typed: string;
  terms: string[];
  /** The whole query as one word in lower case. */
  squashed: string;
  intent: Intent;
  /** The words in their order; undefined for fewer than three. */
  phrase: string | undefined;
}

/** A name of the API, prepared for comparing. */
export interface SymbolName {
  squashed: string;
  /** Length of its first part. */
  first: number;
  /** Runs of two and more parts. */
  runs: readonly string[];
}

/** Reads what the reader typed. */
export function readQuery(
  typed: string,
  symbols: readonly SymbolName[],
): Query {
  const squashed = squash(typed);
  return {
    typed,
    terms: queryTerms(typed),
    squashed,
    intent: intentOf(typed, squashed, symbols),
    phrase: wordsOf(typed).length > 2 ? plainText(typed) : undefined,
  };
}

function intentOf(
  typed: string,
  squashed: string,
  symbols: readonly SymbolName[],
): Intent {
  const words = wordsOf(typed);
  if (words.length > 3) return 'words';
  const namesSymbol = symbols.some(
    (symbol) =>
      symbol.runs.includes(squashed) ||
      (squashed.length > symbol.first + 1 &&
        symbol.squashed.startsWith(squashed)),
  );
  const isCode = /\p{Ll}\p{Lu}|\p{Lu}\p{Ll}+\p{Lu}|[\w)][.(]/u.test(typed);
  if (namesSymbol && (isCode || words.length === 1)) return 'symbol';
  return isCode || namesSymbol ? 'either' : 'words';
}

const kindFactors: Record<Intent, Record<PageKind, number>> = {
  symbol: {api: 1.6, guide: 0.8, plain: 0.6, category: 0.3},
  either: {api: 1.2, guide: 1.1, plain: 0.6, category: 0.3},
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
    kindFactors[query.intent][entry.page.k] *
    levelFactors[entry.level]! *
    headingFactor(entry, query) *
    (entry.isDeprecated ? 0.6 : 1) *
    (1 + headingCoverage(result, query)) *
    coverage(result, query) ** 2 *
    phraseFactor(entry, query)
  );
}

function headingFactor(entry: Entry, {squashed, intent, terms}: Query): number {
  const {page, slug, runs} = entry;
  const isList = page.k === 'category' || page.k === 'plain';
  if (isList && entry.level > 1) return 1;
  // A plain word is the name of something in the API, or a heading, by chance.
  const same = page.k === 'api' && intent === 'words' ? 2 : 24 / entry.level;
  if (entry.squashed === squashed || entry.member === squashed) return same;
  const telling = terms.join('');
  if (entry.words.some((word) => squash(word) === telling)) return 20;
  if (stemOf(entry.squashed) === stemOf(squashed)) return same * 0.6;
  if (slug !== '' && slug.replace(/-/g, '') === squashed) return same * 0.6;
  if (intent === 'words') return 1;
  return runs.includes(squashed) || entry.squashed.startsWith(squashed)
    ? 1 + 16 * (squashed.length / entry.squashed.length) ** 2
    : 1;
}

/** Share of the query's terms that the section has, 1 where it has the query as one word. */
export function coverage(
  {queryTerms: found}: SearchResult,
  {terms, squashed}: Query,
): number {
  if (found.includes(squashed)) return 1;
  const had = terms.filter(
    (term) => found.includes(term) || found.includes(stemOf(term)),
  );
  return had.length / terms.length;
}

/** Share of the query's terms that the heading, or another name of the page, has. */
function headingCoverage({match}: SearchResult, {terms}: Query): number {
  const inHeading = Object.values(match).filter(
    (fields) => fields.includes('heading') || fields.includes('words'),
  );
  return Math.min(1, inHeading.length / terms.length);
}

/** Several words in the same order as in the text: a pasted error message. */
function phraseFactor(entry: Entry, {phrase}: Query): number {
  if (phrase === undefined) return 1;
  if (plainText(entry.heading).includes(phrase)) return 3;
  const text = plainTexts.get(entry) ?? plainText(entry.text);
  plainTexts.set(entry, text);
  return text.includes(phrase) ? 2.5 : 1;
}

const plainTexts = new WeakMap<Entry, string>();

/** Words in lower case with one space between them. */
function plainText(text: string): string {
  return wordsOf(text).join(' ').toLowerCase();
}
