import MiniSearch, {type SearchResult} from 'minisearch';

import type {StoredPage} from '../to-store';
import {entriesOf, pathText, type Entry} from './entry';
import {toHit} from './hit';
import type {SearchAnswer, SearchRequest} from './protocol';
import {
  coverage,
  readQuery,
  relevance,
  type Query,
  type SymbolName,
} from './rank';
import {isSearched} from './scope';
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

/** How much more a page of the reader's framework counts: what answers as well there comes first. */
const preference = 1.2;

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
  const index = makeIndex(entries);
  const symbols = symbolsOf(entries);

  return {
    search(request) {
      const {query: typed = '', page = 0, hitsPerPage = 20} = request;
      const query = readQuery(typed, symbols);
      const found = rank(findEntries(index, entries, query, request), request);
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

function makeIndex(entries: readonly Entry[]): MiniSearch<Entry> {
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
  return index;
}

/** The names of the API. */
function symbolsOf(entries: readonly Entry[]): SymbolName[] {
  const names = entries.flatMap(({page, level, heading}) =>
    page.k === 'api' && level === 1 ? [heading] : [],
  );
  return Array.from(new Set(names), (name) => ({
    squashed: squash(name),
    first: partsOf(name)[0]?.length ?? 0,
    runs: longRuns(name),
  }));
}

interface Found {
  entry: Entry;
  result: SearchResult;
  score: number;
}

/** What answers a query, in no order. */
function findEntries(
  index: MiniSearch<Entry>,
  entries: readonly Entry[],
  query: Query,
  {facetFilters}: SearchRequest,
): Found[] {
  if (query.terms.length === 0) return [];
  const find = (combine: 'AND' | 'OR'): Found[] =>
    findTerms(index, query, combine)
      .map((result) => {
        const entry = entries[result.id as number]!;
        return {entry, result, score: relevance(entry, result, query)};
      })
      .filter(({entry}) => isSearched(entry.page, facetFilters));
  // A long question or a pasted message has words that the answer lacks.
  const every = query.terms.length < 4 ? find('AND') : [];
  // A list of pages is no answer as long as a page may be one.
  const isAnswered = every.some(({entry}) => /guide|api/.test(entry.page.k));
  return isAnswered
    ? every
    : find('OR').filter(({result}) => coverage(result, query) >= leastCoverage);
}

/** The best first. */
function rank(
  found: readonly Found[],
  {optionalFilters = []}: SearchRequest,
): Found[] {
  const scoreOf = ({entry, score}: Found): number =>
    optionalFilters.includes(`docusaurus_tag:${entry.page.g}`)
      ? score * preference
      : score;
  return Array.from(found).sort(
    (a, b) => scoreOf(b) - scoreOf(a) || a.entry.id - b.entry.id,
  );
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
