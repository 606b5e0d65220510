import {hideNotice, showNotice} from './notice';

/** How long something that the reader asked for may take before it is told, in milliseconds. */
export const patience = 10_000;

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
  }, patience);
  return () => {
    clearTimeout(timer);
    if (isTold) hideNotice();
  };
}

/** Gives up what takes too long, for something small that can be asked for again. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('It takes too long.')),
      patience,
    );
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
