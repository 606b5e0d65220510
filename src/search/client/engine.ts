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
  /** Number of sections that can be found. */
  size: number;
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
    fields: ['heading', 'slug', 'path', 'text', 'names'],
    extractField: (entry, field) =>
      field === 'path'
        ? pathText(entry)
        : String(entry[field as 'id' | 'heading' | 'slug' | 'text' | 'names']),
    tokenize: (text, field) =>
      field === 'heading' || field === 'slug'
        ? headingTerms(text)
        : indexTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: {heading: 6, slug: 4, path: 2.5, text: 1, names: 0.8},
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

  const find = (query: Query, filters: FacetFilters | undefined): Found[] => {
    const filter = ({id}: SearchResult): boolean =>
      isSearched(entries[id as number]!.page, filters);
    const every = findTerms(index, query, 'AND', filter);
    // A long question or a pasted message has words that the answer lacks.
    const results =
      every.length > 0 && query.terms.length < 4
        ? every
        : findTerms(index, query, 'OR', filter).filter(
            (result) => coverage(result, query) >= leastCoverage,
          );
    const found = results.map((result) => {
      const entry = entries[result.id as number]!;
      return {entry, result, score: relevance(entry, result, query)};
    });
    return found.sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  };

  return {
    size: entries.length,
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
        suggestions:
          found.length === 0
            ? nearestHeadings(index, entries, query, request.facetFilters)
            : [],
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
  filter: (result: SearchResult) => boolean,
): SearchResult[] {
  const last = query.terms.at(-1);
  const options = {
    prefix: (term: string) => term === last || term.length > 3,
    fuzzy: (term: string) =>
      term.length > 6 ? 2 : term.length > 3 ? 1 : false,
  };
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
    {...options, filter},
  );
}

/** Up to three page titles or headings that sound like a query that found nothing. */
function nearestHeadings(
  index: MiniSearch<Entry>,
  entries: readonly Entry[],
  query: Query,
  filters: FacetFilters | undefined,
): string[] {
  const results = index.search(
    {combineWith: 'OR', queries: query.terms.filter(({length}) => length > 2)},
    {
      fields: ['heading'],
      fuzzy: 0.45,
      maxFuzzy: 4,
      filter: ({id}) => isSearched(entries[id as number]!.page, filters),
    },
  );
  const headings = results.map(({id}) => entries[id as number]!.heading);
  return Array.from(new Set(headings)).slice(0, 3);
}
