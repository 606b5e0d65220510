import MiniSearch, {type SearchResult} from 'minisearch';

import type {StoredPage} from '../to-store';
import {entriesOf, pathText, type Entry} from './entry';
import {toHit} from './hit';
import type {SearchAnswer, SearchRequest} from './protocol';
import {coverage, readQuery, relevance, type Query} from './rank';
import {isSearched, type FacetFilters} from './scope';
import {
  headingTerms,
  indexTerms,
  longRuns,
  partsOf,
  squash,
  stemOf,
} from './tokenize';

export interface Engine {
  search(request: SearchRequest): SearchAnswer;
}

/** The share of a query's terms that a section must have if none has them all. */
const leastCoverage = 0.5;

/**
 * Makes the pages searchable.
 *
 * @param origin scheme and host that hits' addresses begin with
 */
export function createEngine(
  pages: readonly StoredPage[],
  origin: string,
): Engine {
  const entries = pages.flatMap(entriesOf);
  entries.forEach((entry, id) => (entry.id = id));
  const index = new MiniSearch<Entry>({
    fields: ['heading', 'slug', 'words', 'path', 'text', 'names'],
    extractField: (entry, field) =>
      field === 'path' ? pathText(entry) : String(entry[field as 'heading']),
    tokenize: (text, field) =>
      field === 'heading' || field === 'slug'
        ? headingTerms(text)
        : indexTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: {heading: 6, slug: 4, words: 6, path: 2.5, text: 1, names: 0.8},
      weights: {prefix: 0.6, fuzzy: 0.35},
      maxFuzzy: 2,
    },
  });
  index.addAll(entries);
  const symbols = new Set(
    entries.flatMap(({page, level, heading}) =>
      page.k === 'api' && level === 1 ? [heading] : [],
    ),
  );
  const symbolNames = Array.from(symbols, (symbol) => ({
    squashed: squash(symbol),
    first: partsOf(symbol)[0]?.length ?? 0,
    runs: longRuns(symbol),
  }));

  // The same query comes again for the other set and for further results.
  let last = '';
  const kept: {AND?: SearchResult[]; OR?: SearchResult[]} = {};
  const resultsOf = (query: Query, combine: 'AND' | 'OR'): SearchResult[] => {
    if (last !== query.typed) kept.AND = kept.OR = undefined;
    last = query.typed;
    return (kept[combine] ??= findTerms(index, query, combine));
  };

  const find = (query: Query, filters: FacetFilters | undefined): Found[] => {
    const isAsked = ({id}: SearchResult): boolean =>
      isSearched(entries[id as number]!.page, filters);
    // A long question or a pasted message has words that the answer lacks.
    const every =
      query.terms.length < 4 ? resultsOf(query, 'AND').filter(isAsked) : [];
    // A list of pages is no answer as long as a page may be one.
    const isAnswered = every.some(({id}) =>
      /guide|api/.test(entries[id as number]!.page.k),
    );
    const results = isAnswered
      ? every
      : resultsOf(query, 'OR').filter(
          (result) =>
            isAsked(result) && coverage(result, query) >= leastCoverage,
        );
    const found = results.map((result) => {
      const entry = entries[result.id as number]!;
      return {entry, result, score: relevance(entry, result, query)};
    });
    return found.sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  };

  return {
    search(request) {
      const {query: typed = '', page = 0, hitsPerPage = 20} = request;
      const query = readQuery(typed, symbolNames);
      const found =
        query.terms.length > 0 ? find(query, request.facetFilters) : [];
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        index: request.indexName,
        hits: shown.map(({entry, result}) =>
          toHit(entry, result, request, origin),
        ),
        nbHits: found.length,
        nbPages: Math.ceil(found.length / hitsPerPage),
      };
    },
  };
}

interface Found {
  entry: Entry;
  result: SearchResult;
  score: number;
}

function findTerms(
  index: MiniSearch<Entry>,
  query: Query,
  combineWith: 'AND' | 'OR',
): SearchResult[] {
  const last = query.terms.at(-1);
  return index.search(
    {
      combineWith: 'OR',
      queries: [
        {
          combineWith,
          queries: query.terms.map((term) => {
            const stem = stemOf(term);
            return stem === term
              ? term
              : {combineWith: 'OR', queries: [term, stem]};
          }),
        },
        ...(query.terms.length > 1 && query.squashed.length < 40
          ? [{queries: [query.squashed], fuzzy: false as const}]
          : []),
      ],
    },
    {
      prefix: (term) => term === last || term.length > 3,
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
    },
  );
}
