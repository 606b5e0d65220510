/** Pages for the tests of search, and searches in them. */
import {createEngine} from '../../../src/search/client/engine';
import type {Hit, SearchRequest} from '../../../src/search/client/protocol';
import type {SearchPage, Section} from '../../../src/search/page';

/** Scheme and host of the results' addresses. */
export const origin = 'https://docs.example';

/** Returns a section, by default the beginning of a page. */
export const section = (
  heading: string,
  text: string,
  more: Partial<Section> = {},
): Section => ({anchor: null, level: 1, heading, text, names: '', ...more});

/** The sections of a guide with words for search, an anchor, and a name. */
export const queryGuide: readonly Section[] = [
  section('Query', 'Read what a chain knows with useLazyLoadQuery.', {
    words: ['fetch data'],
  }),
  section('When it fails', 'No chain <ID> provided', {
    anchor: 'errors',
    level: 2,
    names: 'readStorage',
  }),
];

/** Returns a page of React's set. */
export const pageOf = (
  route: string,
  kind: SearchPage['kind'],
  ...sections: Section[]
): SearchPage => ({
  route: `/${route}`,
  kind,
  trail: '',
  tag: 'docs-react-current',
  sections,
});

/** Returns the results of a query in pages, best first. */
export const findIn = (
  pages: readonly SearchPage[],
  query: string,
  options: Partial<SearchRequest> = {},
): Hit[] =>
  createEngine(pages, origin).search({indexName: 'i', query, ...options}).hits;

/**
 * Returns the best result of a query in pages.
 *
 * @throws if there is none
 */
export function bestIn(pages: readonly SearchPage[], query: string): Hit {
  const [best] = findIn(pages, query);
  if (!best) throw new Error(`Nothing was found for "${query}".`);
  return best;
}

/** Returns the addresses of results, below the origin and without a slash. */
export const addressesIn = (
  pages: readonly SearchPage[],
  query: string,
): string[] =>
  findIn(pages, query).map(({url}) => url.slice(`${origin}/`.length));
