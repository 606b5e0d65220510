import type {ask} from './ask';
import type {SearchAnswer, SearchRequest} from './protocol';
import type {Outcome} from './texts';

/** The search client for DocSearch, and its state. */
export interface LatestSearch {
  search(
    this: void,
    asked: {requests: SearchRequest[]},
  ): Promise<{
    results: SearchAnswer[];
  }>;
  isWaiting(): boolean;
  /**
   * Returns whether the last answer belongs to a typed query. DocSearch sends a
   * query a little after the reader types it, and never sends an empty one.
   */
  isAnswered(typed: string): boolean;
  /** Returns the number of results of the last answer, or 0 after a failure. */
  count(): number;
  /** Returns the typed query. */
  query(): string;
}

const noResults: SearchAnswer = {index: '', hits: [], nbHits: 0};

/**
 * Answers each query with the results of the latest one, because DocSearch
 * assumes that an answer belongs to the query in its field. DocSearch can't
 * show failures, so it receives an answer without results.
 */
export function createLatestSearch(
  fetchAnswer: typeof ask,
  onOutcome: (outcome: Outcome) => void,
): LatestSearch {
  let turn = 0;
  let latest: Promise<SearchAnswer>;
  let isWaiting = false;
  let count = 0;
  let query = '';

  const answer = async (request: SearchRequest): Promise<SearchAnswer> => {
    const own = ++turn;
    const [found, outcome] = await fetchAnswer({
      ...request,
      query: query.trim(),
    }).then(
      (found) => [found, found.nbHits] as const,
      () => [noResults, 'failure'] as const,
    );
    if (own !== turn) return latest;
    isWaiting = false;
    count = found.nbHits;
    onOutcome(outcome);
    return found;
  };
  return {
    // There is one request, because DocSearch has one index.
    async search({requests: [request]}) {
      query = request!.query ?? '';
      isWaiting = true;
      onOutcome('waiting');
      latest = answer(request!);
      return {results: [await latest]};
    },
    isWaiting: () => isWaiting,
    isAnswered: (typed) =>
      typed.trim() === '' || (!isWaiting && typed.trim() === query.trim()),
    count: () => count,
    query: () => query,
  };
}
