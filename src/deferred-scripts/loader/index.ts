import {showSidebarEntry} from '../../client-modules/show-entry';
import {holdEvents} from './hold-events';
import {fetchScriptsAhead, startScripts} from './scripts';
import {state, untilAnswering} from './state';

const interactions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'input',
  'focusin',
  'wheel',
  'scroll',
  'click',
];

/** How long after load the browser may still scroll by itself. */
const settlingMs = 500;

/** How long after load the one browser without idle callbacks is taken for idle. */
const idleDelayMs = 500;

const {dataset} = document.documentElement;
const awaiting = new AbortController();
let isSettled = false;

function start(): void {
  delete dataset.unread;
  awaiting.abort();
  startScripts();
}

function awaitInteraction(): void {
  for (const interaction of interactions) {
    addEventListener(
      interaction,
      (event) => {
        if (isOfReader(event)) start();
      },
      {capture: true, passive: true, signal: awaiting.signal},
    );
  }
}

/**
 * When a page loads, the browser itself scrolls to where it should be, focuses a
 * field, and says where the pointer rests.
 */
function isOfReader(event: Event): boolean {
  if (event.type === 'scroll') return isSettled;
  if (event.type === 'pointermove') {
    const {movementX, movementY} = event as PointerEvent;
    return movementX !== 0 || movementY !== 0;
  }
  return event.type !== 'focusin' || !(event.target as HTMLElement).autofocus;
}

/** Whether the browser shows the page's top, and not a part of it or a place of before. */
function isAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (
    PerformanceNavigationTiming | undefined
  )[];
  return navigation?.type === 'navigate' && !location.hash;
}

/**
 * What the address asks for is a script's to answer: a search, or on some pages
 * what the hash says. And where the host found no page at this address the router
 * may: to it /REACT is /react.
 */
function needsScriptsNow(): boolean {
  return (
    new URLSearchParams(location.search).has('q') ||
    document.documentElement.matches(
      location.hash ? '.plugin-native, .reads-hash' : '.plugin-native',
    )
  );
}

window.deferredScripts = state;
// The search box names its keys before its own scripts do.
if (/Mac|iP/.test(navigator.platform)) dataset.hasCommand = '';
// What is out of sight gets its style and its place when somebody may come to it.
if (isAtTop()) dataset.unread = '';
awaitInteraction();
holdEvents();
loadPageOfAddress();
if (needsScriptsNow()) start();
// Elsewhere a style scrolls the sidebar: see client-modules/sidebar-place.
if (!CSS.supports('scroll-initial-target', 'nearest')) {
  addEventListener('DOMContentLoaded', showSidebarEntry);
}
addEventListener('load', () => {
  setTimeout(() => {
    isSettled = true;
  }, settlingMs);
  if ('requestIdleCallback' in window) requestIdleCallback(whenIdle);
  else setTimeout(whenIdle, idleDelayMs);
});

/**
 * After a reload, the way back may lead to another page without loading its document,
 * and a document that was left while its scripts loaded has lost them.
 */
function loadPageOfAddress(): void {
  const {pathname} = location;
  addEventListener(
    'popstate',
    () => {
      if (location.pathname !== pathname) location.reload();
    },
    {signal: untilAnswering},
  );
  addEventListener(
    'pageshow',
    ({persisted}) => {
      if (persisted && awaiting.signal.aborted) location.reload();
    },
    {signal: untilAnswering},
  );
}

function whenIdle(): void {
  if (!awaiting.signal.aborted) fetchScriptsAhead();
}
