import siteConfig from '@generated/docusaurus.config';

import {inTime} from '../../client-modules/load-failures/in-time';
import {indexFile} from '../files';
import type {
  FromWorker,
  SearchAnswer,
  SearchRequest,
  ToWorker,
} from './protocol';

/** Whatever has the index and searches it. */
interface Searcher {
  /** Rejects when the index can't be had. */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  end: () => void;
}

let searcher: Searcher | undefined;

/** Fetches and prepares the index if that hasn't begun. */
export function warmUp(): Searcher {
  const {href} = new URL(siteConfig.baseUrl + indexFile, location.href);
  searcher ??= startWorker(href) ?? searchHere(href);
  return searcher;
}

/**
 * Searches the embedded index.
 *
 * @throws (as a rejection) when the index or the worker can't be loaded in time
 */
export async function searchEmbedded(
  request: SearchRequest,
): Promise<SearchAnswer> {
  const asked = warmUp();
  try {
    return await inTime(asked.search(request));
  } catch (error) {
    // The next search starts anew: what hangs would hang for it too.
    asked.end();
    if (searcher === asked) searcher = undefined;
    throw error;
  }
}

/** @returns undefined where the browser has no workers, or doesn't let this page start one */
function startWorker(index: string): Searcher | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker cannot be used.'));
  });
  // Whoever searches hears of it.
  failed.catch(() => {});
  worker.postMessage({index} satisfies ToWorker);
  const ask = (request: SearchRequest) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<FromWorker>) => {
        if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.error));
        port1.close();
      };
      worker.postMessage({index, request} satisfies ToWorker, [port2]);
    });
  return {
    search: (request) => Promise.race([ask(request), failed]),
    end: () => worker.terminate(),
  };
}

/** Searches on the page's own thread. */
function searchHere(index: string): Searcher {
  const engine = import('./load-engine').then(({loadEngine}) =>
    loadEngine(index),
  );
  engine.catch(() => {});
  return {
    search: async (request) => (await engine).search(request),
    end: () => {},
  };
}
