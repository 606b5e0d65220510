import MiniSearch, {type SearchResult} from 'minisearch';

import type {StoredPage} from '../to-store';
import {passesFilters, type FacetFilters} from './facets';
import {escapeHtml, markMatches, markSnippet, type Marks} from './highlight';
import {coverage, readQuery, relevance, type Query} from './rank';
import {
  headingTerms,
  indexTerms,
  partsOf,
  stemOf,
  symbolRuns,
  wordsOf,
} from './tokenize';

/** A section of a page, ready to be searched. */
export interface Entry {
  id: number;
  page: StoredPage;
  anchor: string | 0;
  level: number;
  heading: string;
  /** Headings from the page's title down to this one; null where a level is skipped. */
  headings: (string | null)[];
  text: string;
  names: string;
  /** Place on the page. */
  position: number;
  /** The heading in lower case and without anything but letters and digits. */
  squashed: string;
  /** What a guide is called in its address, which need not be its title. */
  slug: string;
  /** Runs of two and more parts of an API page's name. */
  runs: readonly string[];
  isDeprecated: boolean;
}

/** What the theme asks, in the words of the hosted service. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
}

type Fields = Record<string, {value: string; matchLevel: 'full' | 'none'}>;

export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Fields; content?: Fields[string]};
  _snippetResult: {hierarchy: Fields; content?: Fields[string]};
}

/** What the theme expects as an answer, in the words of the hosted service. */
export interface SearchAnswer {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
  params: string;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  /** Headings near to a query that found nothing. */
  suggestions: string[];
}

export interface Engine {
  search(request: SearchRequest): SearchAnswer;
  /** Number of sections that can be found. */
  size: number;
}

const snippetWords = 15;

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
      passesFilters(entries[id as number]!.page, filters);
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
      const started = performance.now();
      const {query: typed = '', page = 0, hitsPerPage = 20} = request;
      const query = readQuery(typed, symbolNames);
      const found =
        query.terms.length > 0 ? find(query, request.facetFilters) : [];
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        index: request.indexName,
        query: typed,
        hits: shown.map(({entry, result}) =>
          toHit(entry, result, request, origin),
        ),
        nbHits: found.length,
        page,
        nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
        hitsPerPage,
        facets: {},
        params: '',
        exhaustiveNbHits: true,
        processingTimeMS: Math.ceil(performance.now() - started),
        suggestions:
          found.length === 0 && hitsPerPage > 0
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

function entriesOf(page: StoredPage): Entry[] {
  const headings: (string | null)[] = [null, null, null, null, null, null];
  return page.s.map(([anchor, level, heading, text, names], position) => {
    headings[level - 1] = heading;
    headings.fill(null, level);
    return {
      id: 0,
      page,
      anchor,
      level,
      heading,
      headings: headings.slice(),
      text,
      names,
      position,
      squashed: squash(heading),
      slug: page.k === 'guide' && level === 1 ? lastSegment(page.u) : '',
      runs: page.k === 'api' && level === 1 ? longRuns(heading) : [],
      isDeprecated: page.k === 'api' && /^.{0,200}\bDeprecated\b/.test(text),
    };
  });
}

function lastSegment(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Runs of two and more parts: one part alone is a plain word. */
function longRuns(name: string): string[] {
  const parts = partsOf(name).map((part) => part.toLowerCase());
  return symbolRuns(name).filter((run) => !parts.includes(run));
}

/** Where the section stands: the headings above it, for a page its place in the set. */
function pathText({page, headings, level}: Entry): string {
  return level === 1
    ? page.t
    : headings
        .slice(0, level - 1)
        .filter((heading) => heading !== null)
        .join(' ');
}

/** Letters and digits in lower case. */
export function squash(text: string): string {
  return wordsOf(text).join('').replace(/[_$]/g, '').toLowerCase();
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
      filter: ({id}) => passesFilters(entries[id as number]!.page, filters),
    },
  );
  const headings = results.map(({id}) => entries[id as number]!.heading);
  return Array.from(new Set(headings)).slice(0, 3);
}

function toHit(
  entry: Entry,
  result: SearchResult,
  request: SearchRequest,
  origin: string,
): Hit {
  const marks: Marks = {
    before:
      request.highlightPreTag ??
      '<span class="algolia-docsearch-suggestion--highlight">',
    after: request.highlightPostTag ?? '</span>',
    // The search page ends every snippet with dots of its own.
    ellipsis: request.snippetEllipsisText ?? '',
  };
  const needles = needlesOf(result);
  const {page, anchor, level} = entry;
  const levels = [page.t || 'Documentation', ...entry.headings].flatMap(
    (text, lvl) => (text === null ? [] : [[`lvl${lvl}`, text] as const]),
  );
  const highlighted = Object.fromEntries(
    levels.map(([lvl, text]) => [lvl, markMatches(text, needles, marks)]),
  );
  const showsText =
    entry.text !== '' && (level === 1 || !matchesHeading(result, entry));
  const noMarks = {before: '', after: '', ellipsis: marks.ellipsis};
  const route = origin + page.u;
  const url = anchor === 0 ? route : `${route}#${anchor}`;
  const headingMatches = matchesHeading(result, entry);
  // A page that is found by its title introduces itself with its first words.
  const text =
    level === 1 && headingMatches
      ? entry.text.split(' ', snippetWords).join(' ')
      : entry.text;
  const content = showsText && {
    content: markSnippet(text, needles, snippetWords, marks),
  };
  return {
    objectID: `${entry.position}-${url}`,
    url,
    url_without_anchor: route,
    anchor: anchor === 0 ? null : anchor,
    type: showsText && !headingMatches ? 'content' : `lvl${level}`,
    // DocSearch keeps these fields in the list of recent searches: a snippet is enough.
    content: showsText
      ? markSnippet(text, needles, snippetWords, noMarks).value
      : null,
    hierarchy: {
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((lvl) => [`lvl${lvl}`, null]),
      ),
      ...Object.fromEntries(
        levels.map(([lvl, text]) => [lvl, escapeHtml(text)]),
      ),
    },
    _highlightResult: {hierarchy: highlighted, ...content},
    _snippetResult: {hierarchy: highlighted, ...content},
  };
}

/** A match in code alone is shown by its heading, too: the text has nothing to mark. */
function matchesHeading(result: SearchResult, {text}: Entry): boolean {
  const fields = Object.values(result.match).flat();
  return fields.includes('heading') || !fields.includes('text') || text === '';
}

/** What to mark: as much of a found term as was typed, all of it where a typo was mended. */
function needlesOf({terms, queryTerms}: SearchResult): string[] {
  const needles = terms.map((term) => {
    const typed = queryTerms
      .filter((word) => term.startsWith(word))
      .sort((a, b) => b.length - a.length)[0];
    return typed ?? term;
  });
  return Array.from(new Set(needles)).sort((a, b) => b.length - a.length);
}
