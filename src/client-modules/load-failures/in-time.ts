import {hideNotice, showNotice} from './notice';

/** How long something may take to load. Then the reader is told, and what can be asked for again is given up. */
export const loadPatienceMs = 10_000;

/**
 * Tells the reader of something that takes long. It isn't given up: on a slow
 * network it comes after all, and then the notice goes.
 *
 * @returns what to call when it has come
 */
export function tellIfLate(text: string): () => void {
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    showNotice(text);
  }, loadPatienceMs);
  return () => {
    clearTimeout(timer);
    if (isTold) hideNotice();
  };
}

/** Gives up what takes too long, for something small that can be asked for again. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('It takes too long.')), loadPatienceMs);
  });
  return Promise.race([loading, late]);
}
