/** Not in TypeScript's types, and in no browser but Chromium's. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Calls back once, when an example may start without the reader's asking: the
 * page has loaded, the browser is idle, and most of the example is in view. It
 * never does on a touch screen, with reduced motion, or on a slow or metered
 * connection.
 *
 * @returns ends the wait
 */
export function whenWelcome(
  element: Element,
  callback: () => void,
): (() => void) | undefined {
  const {connection} = navigator as {connection?: Connection};
  const isWelcome =
    matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)')
      .matches &&
    !connection?.saveData &&
    /^(?:4g|undefined)$/.test(String(connection?.effectiveType));
  if (!isWelcome) return undefined;

  const waiting = new AbortController();
  const {signal} = waiting;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => {
        if (!signal.aborted) callback();
      });
    },
    {threshold: 0.6},
  );
  signal.addEventListener('abort', () => observer.disconnect());
  const watch = () => observer.observe(element);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, {once: true, signal});
  return () => waiting.abort();
}

/** Safari has no idle callbacks. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback)
    : setTimeout(callback, 200);
