/**
 * Calls back when the browser is idle. Safari has no idle callbacks, so there it
 * calls back after a fixed time.
 *
 * @param delayMs - that time in ms
 * @param latestMs - time in ms after which it calls back even if the browser is
 *   busy. By default, it waits for as long as that takes.
 */
export function whenIdle(
  callback: () => void,
  delayMs = 0,
  latestMs?: number,
): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, latestMs ? {timeout: latestMs} : undefined);
  } else setTimeout(callback, delayMs);
}
