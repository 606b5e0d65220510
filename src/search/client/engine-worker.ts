/**
 * Worker with the embedded search. Preparing the index takes a phone more than
 * a second, and the page has to answer to keys in the meantime.
 */
import {expose} from 'comlink';

import type {SearchPage} from '../page';
import {createEngine, type Engine} from './engine';
import type {SearchAnswer, SearchRequest} from './protocol';

let engine: Engine | undefined;

const workerEngine = {
  /** Answers once the worker's script has loaded. */
  hasStarted: () => true,

  /**
   * Prepares the index. Required before the first search.
   *
   * @param file - the text of the index file
   * @param origin - scheme and host of the hits' addresses
   * @throws if the text isn't the whole file
   */
  load(file: string, origin: string): void {
    engine = createEngine(JSON.parse(file) as SearchPage[], origin);
  },

  search: (request: SearchRequest): SearchAnswer => engine!.search(request),
};

export type WorkerEngine = typeof workerEngine;

expose(workerEngine);
