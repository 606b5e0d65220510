import type {LiteClient} from 'algoliasearch/lite';

import {readersSet} from '../../framework-switch/readers-set';
import {searchEmbedded} from './embedded-client';
import type {SearchAnswer, SearchRequest} from './protocol';
import {tagOf, type FacetFilters} from './scope';
import {isEmbedded, settings} from './settings';

/** How many results the search page lists at most. */
export const longestList = 100;

let client: LiteClient | undefined;

/**
 * Puts a question to the embedded index, or to the hosted service.
 *
 * @throws (as a rejection) when it cannot be reached or answers something else than results
 */
export async function ask(asked: SearchRequest): Promise<SearchAnswer> {
  const request = {...asked, optionalFilters: preferred(asked.facetFilters)};
  if (isEmbedded) return searchEmbedded(request);
  const {liteClient} = await import('algoliasearch/lite');
  client ??= liteClient(settings.appId, settings.apiKey);
  const {results} = await client.search({requests: [request as never]});
  const [answer] = results as unknown as SearchAnswer[];
  if (!Array.isArray(answer?.hits)) {
    throw new Error('The search service answered something else than results.');
  }
  return answer;
}

/** Of the tags that are searched, those of the reader's framework. */
const preferred = (filters: FacetFilters | undefined) =>
  filters?.[1].filter((tag) => tag.startsWith(tagOf(readersSet(), '')));

/**
 * The results of a query, for the search page.
 *
 * @throws (as a rejection) as {@link ask} does
 */
export async function search(
  query: string,
  facetFilters: FacetFilters,
): Promise<SearchAnswer> {
  return ask({
    indexName: settings.indexName,
    query,
    hitsPerPage: longestList,
    facetFilters,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  });
}
