import {readersSet} from '../../framework-switch/readers-set';
import {elsewhereOf, otherSet} from './elsewhere';
import {searchEmbedded} from './embedded-client';
import type {Answers, SearchAnswer, SearchRequest} from './protocol';
import {tagOf, type FacetFilters} from './scope';
import {isEmbedded, settings} from './settings';

export type SearchHosted = (question: {
  requests: SearchRequest[];
}) => PromiseLike<unknown>;

/** How many results the search page shows at first, and adds at its end. */
const hitsPerPage = 15;

let client: {search: SearchHosted} | undefined;

/**
 * Puts questions to the embedded index, or to the hosted service.
 *
 * @param searchHosted - how to ask the service, where there is one
 * @throws (as a rejection) when it cannot be reached or answers something else than results
 */
async function askAll(
  requests: SearchRequest[],
  searchHosted: SearchHosted,
): Promise<SearchAnswer[]> {
  if (isEmbedded) return searchEmbedded(requests);
  const {results} = (await searchHosted({requests})) as Answers;
  if (!results.every(({hits}) => Array.isArray(hits))) {
    throw new Error('The search service answered something else than results.');
  }
  return results;
}

/** As {@link askAll}; the first page of an answer tells what only the set that was not asked for has. */
export async function ask(
  request: SearchRequest,
  searchHosted: SearchHosted,
): Promise<SearchAnswer> {
  const other =
    !request.page && request.facetFilters
      ? otherSet(request.facetFilters)
      : undefined;
  const [answer, there] = await askAll(
    other ? [request, {...request, facetFilters: other.filters}] : [request],
    searchHosted,
  );
  return {
    ...answer!,
    ...(there && {
      elsewhere: elsewhereOf(request.query!, other!.set, answer!, there),
    }),
  };
}

/**
 * One page of the results of a query.
 *
 * @param page - the first is 0
 * @throws (as a rejection) as {@link ask} does
 */
export async function search(
  query: string,
  page: number,
  facetFilters: FacetFilters,
): Promise<SearchAnswer> {
  const {appId, apiKey, indexName} = settings;
  const request: SearchRequest = {
    indexName,
    query,
    page,
    hitsPerPage,
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
