import type {SearchAnswer, SearchRequest} from './engine';

/** What the page tells the worker: where the index is, once, then what to look for. */
export type ToWorker = {load: string} | {id: number; requests: SearchRequest[]};

/** What the worker answers; an error ends it. */
export type FromWorker =
  {id: number; results: SearchAnswer[]} | {error: string};
