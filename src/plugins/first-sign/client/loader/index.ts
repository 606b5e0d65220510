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

/** While a page loads, the browser itself scrolls to where an address points and focuses a field. */
function isOfReader({type, target}: Event): boolean {
  if (type === 'scroll') return document.readyState === 'complete';
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
  // The one browser without idle callbacks gets a moment instead.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 500);
});

function fetchAhead(): void {
  if (awaiting) fetchScriptsAhead();
}
