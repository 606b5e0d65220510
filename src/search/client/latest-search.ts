import type {ask} from './ask';
import type {SearchAnswer, SearchRequest} from './protocol';
import type {Outcome} from './texts';

/** The search that DocSearch is given, and how it stands. */
export interface LatestSearch {
  search(
    this: void,
    asked: {requests: SearchRequest[]},
  ): Promise<{
    results: SearchAnswer[];
  }>;
  isWaiting(): boolean;
  /** How many results the last answer had; 0 after a failure. */
  count(): number;
  /** The query as it was typed. */
  query(): string;
}

const noResults: SearchAnswer = {index: '', hits: [], nbHits: 0};

/**
 * Answers each query with the results of the latest one, because DocSearch shows
 * an answer as that of the query in its field. A failure is an answer without
 * results: DocSearch never shows a failure.
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
    // DocSearch has one index, so it sends one request.
    async search({requests: [request]}) {
      query = request!.query ?? '';
      isWaiting = true;
      onOutcome('waiting');
      latest = answer(request!);
      return {results: [await latest]};
    },
    isWaiting: () => isWaiting,
    count: () => count,
    query: () => query,
  };
}
