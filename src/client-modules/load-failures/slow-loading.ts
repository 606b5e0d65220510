import {showNotice} from './notice';

/**
 * Time in ms after which loading counts as slow: a notice appears, or a small
 * request fails.
 */
export const loadPatienceMs = 10_000;

/**
 * Shows a notice if loading is slow. Doesn't cancel the loading, because it may
 * still succeed.
 *
 * @returns a function to call on arrival, or once nobody waits anymore
 */
export function noticeIfLate(text: string): () => void {
  let removeNotice: (() => void) | undefined;
  const timer = setTimeout(() => {
    removeNotice = showNotice(text);
  }, loadPatienceMs);
  return () => {
    clearTimeout(timer);
    removeNotice?.();
  };
}

/**
 * Limits the time of a request. For small requests, which the caller can
 * repeat.
 *
 * @throws (as a rejection) if the request is slow or fails
 */
export function rejectIfLate<Value>(request: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('The request timed out.')),
      loadPatienceMs,
    );
  });
  return Promise.race([request, late]).finally(() => clearTimeout(timer));
}
