import siteConfig from '@generated/docusaurus.config';
import {wrap, type Remote} from 'comlink';

import {rejectIfLate} from '../../client-modules/load-failures/slow-loading';
import {indexFile} from '../files';
import type {WorkerEngine} from './engine-worker';
import type {SearchAnswer, SearchRequest} from './protocol';

let engine: Promise<Remote<WorkerEngine>> | undefined;

/** Fetches and prepares the index once. */
export function warmUp(): Promise<Remote<WorkerEngine>> {
  engine ??= loadEngine();
  // `searchEmbedded` reports the failure.
  engine.catch(() => {});
  return engine;
}

/**
 * Searches the embedded index after it has loaded.
 *
 * @throws (as a rejection) if the index can't be loaded
 */
export async function searchEmbedded(
  request: SearchRequest,
): Promise<SearchAnswer> {
  const asked = warmUp();
  try {
    return await (await asked).search(request);
  } catch (error) {
    // The next search loads the index again.
    if (engine === asked) engine = undefined;
    throw error;
  }
}

/** Starts the worker, and passes it the index. */
async function loadEngine(): Promise<Remote<WorkerEngine>> {
  const worker = new Worker(
    /* webpackChunkName: "search-engine" */
    new URL('./engine-worker.ts', import.meta.url),
  );
  const remote = wrap<WorkerEngine>(worker);
  const hasStarted = Promise.race([
    rejectIfLate(remote.hasStarted()),
    failureOf(worker),
  ]);
  try {
    const [file] = await Promise.all([fetchIndex(), hasStarted]);
    await remote.load(file, location.origin);
    return remote;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Rejects if the worker's script can't be loaded or fails. */
const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_resolve, reject) => {
    worker.addEventListener('error', ({message}) =>
      reject(new Error(message || "The search engine can't be loaded.")),
    );
  });

async function fetchIndex(): Promise<string> {
  // The file has the same name in every build, so ask the server whether it
  // changed.
  const response = await rejectIfLate(
    fetch(siteConfig.baseUrl + indexFile, {cache: 'no-cache'}),
  );
  if (!response.ok) throw new Error(`${response.status} for the search index`);
  return readText(response);
}

/**
 * Reads a text. Only the wait for each part has a time limit, so a slow network
 * can deliver a large text.
 *
 * @throws (as a rejection) if a part doesn't arrive in time
 */
async function readText({body}: Response): Promise<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {done, value} = await rejectIfLate(reader.read());
    if (done) return text;
    text += value;
  }
}
