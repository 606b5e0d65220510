import {showNotice} from './notice';

/** Something may take this long to load, in ms. Then a notice says so, and a request that can be repeated is given up. */
export const loadPatienceMs = 10_000;

/**
 * Shows a notice about something that takes long. It isn't given up, because it
 * may still arrive on a slow network.
 *
 * @returns what to call when it has arrived, or when nobody waits for it any more
 */
export function tellIfLate(text: string): () => void {
  let hide: (() => void) | undefined;
  const timer = setTimeout(() => (hide = showNotice(text)), loadPatienceMs);
  return () => {
    clearTimeout(timer);
    hide?.();
  };
}

/** Gives up what takes too long, for something small that can be asked for again. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('It takes too long.')), loadPatienceMs);
  });
  return Promise.race([loading, late]);
}
