import {holdEvents} from './hold-events';
import {fetchScriptsAhead, startScripts} from './scripts';
import {settings} from './settings';
import {state} from './state';

const signs = [
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

/** How long after load the browser may still scroll by itself, in milliseconds. */
const settling = 500;

let isSettled = false;
let awaiting: AbortController | undefined;

function start(): void {
  awaiting?.abort();
  awaiting = undefined;
  startScripts(awaitSign);
}

function awaitSign(): void {
  awaiting = new AbortController();
  for (const sign of signs) {
    addEventListener(
      sign,
      (event) => {
        if (isOfReader(event)) start();
      },
      {capture: true, passive: true, signal: awaiting.signal},
    );
  }
}

/** When a page loads, the browser itself scrolls to where it should be and focuses a field. */
function isOfReader({type, target}: Event): boolean {
  if (type === 'scroll') return isSettled;
  return type !== 'focusin' || !(target as HTMLElement).autofocus;
}

function needsScriptsNow(): boolean {
  const query = new URLSearchParams(location.search);
  return settings.startAtOnce.some(
    ({path, parameter}) => location.pathname === path && query.get(parameter),
  );
}

window.firstSign = state;
awaitSign();
holdEvents();
if (needsScriptsNow()) start();
addEventListener('load', () => {
  setTimeout(() => {
    isSettled = true;
  }, settling);
  // The one browser without idle callbacks gets a moment instead.
  if ('requestIdleCallback' in window) requestIdleCallback(whenIdle);
  else setTimeout(whenIdle, settling);
});

function whenIdle(): void {
  document.querySelectorAll('noscript[data-after-load]').forEach((later) => {
    later.outerHTML = later.textContent;
  });
  if (awaiting) fetchScriptsAhead();
}
