import MiniSearch, {type SearchResult} from 'minisearch';

import type {SearchPage} from '../page';
import {toEntries, type Entry} from './entry';
import {toHit} from './hit';
import type {Hit, SearchAnswer, SearchRequest} from './protocol';
import {readQuery, type Query} from './query';
import {coverage, fieldWeights, hasOwnMatch, relevance} from './rank';
import {
  headingTerms,
  indexTerms,
  partsOf,
  queryTerms,
  squash,
  stemOf,
} from './tokenize';
import {mostTyposIn, typosIn, type TyposOf} from './typos';

/** The embedded search. */
export interface Engine {
  search(request: SearchRequest): SearchAnswer;
}

/** Minimum share of a query's terms in a section. */
const minCoverage = 0.5;

/** Factor for pages of the reader's framework. */
const preferredPageFactor = 1.2;

/**
 * Creates the search engine for pages.
 *
 * @param origin - scheme and host of the hits' addresses
 */
export function createEngine(
  pages: readonly SearchPage[],
  origin: string,
): Engine {
  const entries = toEntries(pages);
  const index = makeIndex(entries);
  const names = entries
    .filter(({page, level}) => page.kind === 'api' && level === 1)
    .map(({heading}) => heading);

  const search = (request: SearchRequest): SearchAnswer => {
    const {query: typed = '', hitsPerPage = 20} = request;
    const query = readQuery(typed, names);
    const found = findMatches(index, entries, typed, query, request);
    const parts = partsOf(typed);
    // Readers also type hooks of other libraries. Search for the parts of their
    // names.
    if (found.length === 0 && parts !== typed)
      return search({...request, query: parts});
    const matches = rankMatches(found, query, request);
    // The search page counts the hits of each filter this way.
    const onlyCounts = request.attributesToHighlight?.length === 0;
    return {
      index: request.indexName,
      hits: matches
        .slice(0, hitsPerPage)
        .map(({entry, result}) => toHit(entry, result, origin))
        // A hit calculates its excerpt when it's read. Counting only needs the
        // addresses.
        .map((hit) => (onlyCounts ? ({url: hit.url} as Hit) : hit)),
      nbHits: matches.length,
    };
  };
  return {search};
}

/** A section, and how it matches the query. */
interface Match {
  entry: Entry;
  result: SearchResult;
}

interface Ranked extends Match {
  score: number;
}

/** Finds the sections that match a query and are in the request's scope. */
function findMatches(
  index: MiniSearch<Entry>,
  entries: readonly Entry[],
  typed: string,
  query: Query,
  {facetFilters}: SearchRequest,
): Match[] {
  const match = (words: string, typosOf: TyposOf): Match[] =>
    index
      .search(words, {
        // The stem finds other forms of a word.
        processTerm: (term) => [term, stemOf(term)] as string[],
        fuzzy: (term) => query.terms.includes(term) && typosOf(term),
      })
      .map((result) => ({entry: entries[result.id as number]!, result}))
      .filter(
        ({entry, result}) =>
          (!facetFilters || facetFilters[1].includes(tagIn(entry))) &&
          hasOwnMatch(result),
      );
  const matchQuery = (typosOf: TyposOf) =>
    match(typed, typosOf).filter(
      ({result}) => coverage(result, query) >= minCoverage,
    );
  // A term that exists as it was typed has no typo.
  const unknown = query.terms.filter(
    (term) => typosIn(term) && match(term, () => false).length === 0,
  );
  const likely = matchQuery((term) => unknown.includes(term) && typosIn(term));
  return likely.length > 0 ? likely : matchQuery(mostTyposIn);
}

/** Returns the matches to list, best first. */
function rankMatches(
  matches: readonly Match[],
  query: Query,
  {optionalFilters = []}: SearchRequest,
): Ranked[] {
  const ranked = withoutRepeatedSections(matches)
    .map(({entry, result}) => {
      const isPreferred = optionalFilters.includes(tagIn(entry));
      const factor = isPreferred ? preferredPageFactor : 1;
      return {entry, result, score: factor * relevance(entry, result, query)};
    })
    .sort(byScore);
  return spreadPages(ranked, query);
}

/** Returns the tag of a section's page, as filters have it. */
const tagIn = ({page}: Entry): string => `docusaurus_tag:${page.tag}`;

const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.entry.id - b.entry.id;

/**
 * Factor for each further section of a page, so that one page doesn't fill the
 * top.
 */
const furtherSectionFactor = 0.5;

/**
 * Lowers the rank of further sections of a page, except of one whose heading is
 * the query.
 */
function spreadPages(ranked: readonly Ranked[], {joined}: Query): Ranked[] {
  const counts = new Map<SearchPage, number>();
  return ranked
    .map((match) => {
      const {page, heading} = match.entry;
      if (squash(heading) === joined) return match;
      const count = counts.get(page) ?? 0;
      counts.set(page, count + 1);
      return {...match, score: match.score * furtherSectionFactor ** count};
    })
    .sort(byScore);
}

/**
 * Removes sections of an API page that only match in code, if the page itself
 * matches. Also removes those that only match by a heading such as "Example",
 * which most API pages have.
 */
function withoutRepeatedSections(matches: readonly Match[]): Match[] {
  const pages = new Set(
    matches.flatMap(({entry}) => (entry.level === 1 ? entry.page : [])),
  );
  return matches.filter(({entry: {page, level}, result}) => {
    if (page.kind !== 'api' || level === 1) return true;
    const fields = Object.values(result.match).flat();
    const onlyIn = (field: string) => fields.every((each) => each === field);
    return !(
      (onlyIn('names') && pages.has(page)) ||
      (onlyIn('heading') && level === 2)
    );
  });
}

/** Indexes sections. A match of a term's start or with a typo weighs less. */
function makeIndex(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(fieldWeights),
    tokenize: (text, field) =>
      field === 'heading' ? headingTerms(text) : indexTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTerms,
      boost: fieldWeights,
      weights: {prefix: 0.6, fuzzy: 0.35},
      // A single letter only counts as a prefix if it is the whole query.
      prefix: (term, _, terms) => term.length > 1 || terms.length === 1,
    },
  });
  index.addAll(entries);
  return index;
}
