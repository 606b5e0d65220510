import siteConfig from '@generated/docusaurus.config';

import {inTime} from '../../client-modules/load-failures/in-time';
import {storeFile} from '../files';
import type {
  FromWorker,
  SearchAnswer,
  SearchRequest,
  ToWorker,
} from './protocol';

interface Waiting {
  resolve: (answers: SearchAnswer[]) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  const fail = (message: string): void => {
    started.terminate();
    // The next search starts anew.
    if (worker === started) worker = undefined;
    const error = new Error(`The search index cannot be used: ${message}`);
    waiting.forEach(({reject}) => reject(error));
    waiting.clear();
  };
  started.onmessage = ({data}: MessageEvent<FromWorker>) => {
    if ('error' in data) {
      fail(data.error);
      return;
    }
    waiting.get(data.id)?.resolve(data.results);
    waiting.delete(data.id);
  };
  started.onerror = (event) => fail(event.message || 'the worker is missing');
  tell(started, {
    load: new URL(siteConfig.baseUrl + storeFile, window.location.href).href,
  });
  return started;
}

function tell(receiver: Worker, message: ToWorker): void {
  receiver.postMessage(message);
}

/** Fetches and prepares the index if that has not begun. */
export function warmUp(): void {
  worker ??= startWorker();
}

/**
 * Searches the embedded index.
 *
 * @throws (as a rejection) when the index or the worker cannot be loaded in time
 */
export function searchEmbedded(
  requests: SearchRequest[],
): Promise<SearchAnswer[]> {
  warmUp();
  const id = ++lastId;
  const asked = worker!;
  const answered = new Promise<SearchAnswer[]>((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    tell(asked, {id, requests});
  });
  return inTime(answered).catch((error: unknown) => {
    // What hangs would hang for the next search too.
    asked.terminate();
    if (worker === asked) worker = undefined;
    throw error;
  });
}
