import {liteClient as hostedClient} from 'algoliasearch/lite';

import {announce, countMessage} from './announce';
import {searchEmbedded, type Answers} from './embedded-client';
import type {SearchRequest} from './engine';
import {hasFailed, setFailed} from './failure';
import {isEmbedded} from './settings';
import {failureTitle} from './texts';

/** One search as algoliasearch-helper puts it. */
interface HelperRequest {
  indexName: string;
  params: Omit<SearchRequest, 'indexName'>;
}

type Search = (requests: HelperRequest[]) => Promise<Answers>;

/** How long to wait for a network that does not tell when it is back. */
const retryMs = 4000;

let latest = 0;

/** Stands for `liteClient` of `algoliasearch/lite` in the search page, for both modes. */
export function liteClient(
  appId: string,
  apiKey: string,
): {addAlgoliaAgent: () => void; search: Search} {
  return {
    addAlgoliaAgent() {},
    search: untilAnswered(
      isEmbedded ? searchEmbeddedFor : hostedSearch(appId, apiKey),
    ),
  };
}

const searchEmbeddedFor: Search = (requests) =>
  searchEmbedded(
    requests.map(({indexName, params}) => ({indexName, ...params})),
  );

function hostedSearch(appId: string, apiKey: string): Search {
  let client: ReturnType<typeof hostedClient> | undefined;
  return async (requests) => {
    client ??= hostedClient(appId, apiKey);
    const answers = (await client.search(
      requests as unknown as Parameters<typeof client.search>[0],
    )) as unknown as Answers;
    if (!answers.results.every(({hits}) => Array.isArray(hits))) {
      throw new Error(
        'The search service answered something else than results.',
      );
    }
    return answers;
  };
}

/**
 * The page takes no failure for an answer: it would show its spinner for ever. So
 * a search that fails says so beside it and is tried again until it is answered
 * or the reader asks something else.
 */
function untilAnswered(search: Search): Search {
  return async (requests) => {
    const turn = ++latest;
    for (;;) {
      try {
        const answers = await search(requests);
        if (turn === latest) {
          setFailed(false);
          announce(countMessage(answers.results[0]?.nbHits ?? 0));
        }
        return answers;
      } catch {
        if (turn === latest) {
          if (!hasFailed()) announce(failureTitle);
          setFailed(true);
        }
        await networkOrTime();
        if (turn !== latest) return new Promise(() => {});
      }
    }
  };
}

function networkOrTime(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      window.removeEventListener('online', goOn);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(goOn, retryMs);
    window.addEventListener('online', goOn);
  });
}
