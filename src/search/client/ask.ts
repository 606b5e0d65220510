import {readersSet} from '../../framework-switch/readers-set';
import {searchEmbedded} from './embedded-client';
import type {Answers, SearchAnswer, SearchRequest} from './protocol';
import {tagOf, type FacetFilters} from './scope';
import {isEmbedded, settings} from './settings';

export type SearchHosted = (question: {
  requests: SearchRequest[];
}) => PromiseLike<unknown>;

/** How many results the search page lists at most. */
export const longestList = 100;

let client: {search: SearchHosted} | undefined;

/**
 * Puts a question to the embedded index, or to the hosted service.
 *
 * @param searchHosted - how to ask the service, where there is one
 * @throws (as a rejection) when it cannot be reached or answers something else than results
 */
export async function ask(
  request: SearchRequest,
  searchHosted: SearchHosted,
): Promise<SearchAnswer> {
  if (isEmbedded) return searchEmbedded(request);
  const {results} = (await searchHosted({requests: [request]})) as Answers;
  const [answer] = results;
  if (!Array.isArray(answer?.hits)) {
    throw new Error('The search service answered something else than results.');
  }
  return answer;
}

/**
 * The results of a query, for the search page.
 *
 * @throws (as a rejection) as {@link ask} does
 */
export async function search(
  query: string,
  facetFilters: FacetFilters,
): Promise<SearchAnswer> {
  const {appId, apiKey, indexName} = settings;
  const request: SearchRequest = {
    indexName,
    query,
    hitsPerPage: longestList,
    facetFilters,
    // The reader's framework first.
    optionalFilters: facetFilters[1].filter((tag) =>
      tag.startsWith(tagOf(readersSet(), '')),
    ),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
  return ask(request, async (question) => {
    const {liteClient} = await import('algoliasearch/lite');
    client ??= liteClient(appId, apiKey) as unknown as typeof client;
    return client!.search(question);
  });
}
