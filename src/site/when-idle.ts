/**
 * Calls back when the browser is idle. Safari has no idle callbacks, so there it
 * calls back after a fixed time.
 *
 * @param delayMs - that time in ms
 */
export function whenIdle(callback: () => void, delayMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, delayMs);
}
