/**
 * Calls back when the browser is idle. Safari has no idle callbacks.
 *
 * @param delayMs - time in ms until the call in Safari
 */
export function whenIdle(callback: () => void, delayMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, delayMs);
}
