import {whenIdle} from '../../site/when-idle';

/** How much of an example has to be in view. */
const mostOf = 0.6;
/** Time in ms that replaces the wait for an idle browser in Safari. */
const safariDelayMs = 200;

/** Only Chromium has it, and TypeScript's types lack it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Calls back once, when an example can start without a click: the page has
 * loaded, the browser is idle, and most of the example is in view. Never calls
 * back on touch screens, with reduced motion, or on slow or metered
 * connections.
 *
 * @returns stops waiting
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
      // Some browsers also report the first pixel.
      if (!entries.some((entry) => entry.intersectionRatio >= mostOf)) return;
      observer.disconnect();
      whenIdle(() => {
        if (!signal.aborted) callback();
      }, safariDelayMs);
    },
    {threshold: mostOf},
  );
  signal.addEventListener('abort', () => observer.disconnect());
  const watch = () => observer.observe(element);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, {once: true, signal});
  return () => waiting.abort();
}
