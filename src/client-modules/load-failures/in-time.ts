import {showNotice} from './notice';

/**
 * Waiting time in ms before a notice appears or a repeatable request is
 * abandoned.
 */
export const loadPatienceMs = 10_000;

/**
 * Shows a notice if loading takes long. Doesn't cancel the loading, because it
 * may still succeed on a slow network.
 *
 * @returns a function to call on arrival, or once nobody waits anymore
 */
export function noticeIfLate(text: string): () => void {
  let hide: (() => void) | undefined;
  const timer = setTimeout(() => (hide = showNotice(text)), loadPatienceMs);
  return () => {
    clearTimeout(timer);
    hide?.();
  };
}

/** Abandons slow requests. For small requests that can be repeated. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(new Error('The request timed out.')),
      loadPatienceMs,
    );
  });
  return Promise.race([loading, late]);
}
