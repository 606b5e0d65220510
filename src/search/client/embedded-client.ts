import siteConfig from '@generated/docusaurus.config';

import {inTime} from '../../client-modules/load-failures/in-time';
import {storeFile} from '../files';
import type {
  FromWorker,
  SearchAnswer,
  SearchRequest,
  ToWorker,
} from './protocol';

/** Whatever has the index and searches it. */
interface Searcher {
  /** Rejects when the index can't be had. */
  search: (requests: SearchRequest[]) => Promise<SearchAnswer[]>;
  end: () => void;
}

let searcher: Searcher | undefined;

/** Fetches and prepares the index if that hasn't begun. */
export function warmUp(): Searcher {
  searcher ??= startWorker() ?? searchHere();
  return searcher;
}

/**
 * Searches the embedded index.
 *
 * @throws (as a rejection) when the index or the worker can't be loaded in time
 */
export async function searchEmbedded(
  requests: SearchRequest[],
): Promise<SearchAnswer[]> {
  const asked = warmUp();
  try {
    return await inTime(asked.search(requests));
  } catch (error) {
    // The next search starts anew: what hangs would hang for it too.
    asked.end();
    if (searcher === asked) searcher = undefined;
    throw error;
  }
}

const storeAddress = (): string =>
  new URL(siteConfig.baseUrl + storeFile, window.location.href).href;

/** @returns undefined where the browser has no workers, or doesn't let this page start one */
function startWorker(): Searcher | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const waiting = new Map<number, (answers: SearchAnswer[]) => void>();
  let lastId = 0;
  const failed = new Promise<never>((_, reject) => {
    const fail = (message: string): void =>
      reject(new Error(`The search index cannot be used: ${message}`));
    worker.onerror = ({message}) => fail(message || 'the worker is missing');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if ('error' in data) {
        fail(data.error);
      } else {
        waiting.get(data.id)?.(data.results);
        waiting.delete(data.id);
      }
    };
  });
  // Whoever searches hears of it.
  failed.catch(() => {});
  tell({load: storeAddress()});
  return {
    search(requests) {
      const id = ++lastId;
      const answered = new Promise<SearchAnswer[]>((resolve) => {
        waiting.set(id, resolve);
      });
      tell({id, requests});
      return Promise.race([answered, failed]);
    },
    end: () => worker.terminate(),
  };
}

/** Searches on the page's own thread. */
function searchHere(): Searcher {
  const engine = import('./load-engine').then(({loadEngine}) =>
    loadEngine(storeAddress()),
  );
  engine.catch(() => {});
  return {
    search: async (requests) => requests.map((await engine).search),
    end: () => {},
  };
}
