import type {LiteClient} from 'algoliasearch/lite';

import {readersSet} from '../../framework-switch/readers-set';
import {searchEmbedded} from './embedded-client';
import type {SearchAnswer, SearchRequest} from './protocol';
import {tagOf, type FacetFilters} from './scope';
import {isEmbedded, settings} from './settings';

/** Maximum number of results on the search page, and of the hosted service. */
export const longestList = 1000;

let client: LiteClient | undefined;

/**
 * Sends a request to the embedded index, or to the hosted service.
 *
 * @throws (as a rejection) if it can't be reached, or returns something other
 *   than results
 */
export async function ask(asked: SearchRequest): Promise<SearchAnswer> {
  const [answer] = await askAll([asked]);
  return answer!;
}

async function askAll(
  asked: readonly SearchRequest[],
): Promise<SearchAnswer[]> {
  const requests = asked.map((request) => ({
    ...request,
    optionalFilters: preferred(request.facetFilters),
  }));
  if (isEmbedded) return Promise.all(requests.map(searchEmbedded));
  const {liteClient} = await import('algoliasearch/lite');
  client ??= liteClient(settings.appId, settings.apiKey);
  const {results} = await client.search({requests});
  const answers = results as unknown as SearchAnswer[];
  if (!answers.every(({hits}) => Array.isArray(hits))) {
    throw new Error(
      'The search service returned something other than results.',
    );
  }
  return answers;
}

/** Returns the searched tags of the reader's framework, which rank higher. */
const preferred = (filters: FacetFilters | undefined) =>
  filters?.[1].filter((tag) => tag.startsWith(tagOf(readersSet(), '')));

/**
 * Searches several scopes, for the search page.
 *
 * @param chosen - index of the shown scope. Results of other scopes only have
 *   an address, for counting
 * @throws (as a rejection) like {@link ask}
 */
export async function search(
  query: string,
  scopes: readonly FacetFilters[],
  chosen: number,
): Promise<SearchAnswer[]> {
  return askAll(
    scopes.map((facetFilters, index) => ({
      indexName: settings.indexName,
      query,
      hitsPerPage: longestList,
      facetFilters,
      ...(index === chosen ? listOptions : countOptions),
    })),
  );
}

/** Options for the scope whose results the page lists. */
const listOptions = {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};

/** Options for a scope whose results the page only counts. */
const countOptions = {
  attributesToRetrieve: ['url'],
  attributesToHighlight: [],
  attributesToSnippet: [],
};
