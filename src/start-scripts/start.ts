/**
 * Inline script of every page. Starts the page's scripts after the page has
 * loaded and the browser is idle, at the latest 2 seconds later, or on the
 * reader's first interaction, whichever is earlier. Until then, links, forms,
 * and folds work natively.
 */
import {loadPatienceMs} from '../client-modules/load-failures/slow-loading';
import {hideNotice, showNotice} from '../client-modules/load-failures/notice';
import {showSidebarEntry} from '../client-modules/show-entry';
import {whenIdle} from '../site/when-idle';

/**
 * The addresses of all scripts. The last script starts the page and needs the
 * others.
 */
const addresses = document.currentScript!.dataset.scripts!.split(' ');
/** Without "scroll": browsers scroll the sidebar to its entry by themselves. */
const interactions =
  'pointerdown pointermove touchstart keydown focusin wheel'.split(' ');
const waiting = new AbortController();

// React needs the complete page to hydrate it.
addEventListener('DOMContentLoaded', () => {
  const options = {capture: true, passive: true, signal: waiting.signal};
  for (const type of interactions) addEventListener(type, interact, options);
  // In other browsers, a style scrolls the sidebar: see
  // client-modules/sidebar-place.
  if (!CSS.supports('scroll-initial-target', 'nearest')) showSidebarEntry();
});
// On a busy computer, a page can be without idle time for 20 seconds.
addEventListener('load', () => whenIdle(start, 0, 2000));
// Shows the right keys in the search box before its scripts start.
if (/Mac|iP/.test(navigator.platform)) {
  document.documentElement.dataset.hasCommand = '';
}

function interact(event: Event): void {
  // Chromium also reports a resting pointer when the page below it changes.
  const isResting =
    event.type === 'pointermove' &&
    (event as PointerEvent).movementX === 0 &&
    (event as PointerEvent).movementY === 0;
  if (!isResting) start();
}

function start(): void {
  if (waiting.signal.aborted) return;
  waiting.abort();
  const late = setTimeout(() => {
    showNotice(
      "This page's scripts are slow to start. In the meantime, you can read the page and follow its links.",
    );
  }, loadPatienceMs);
  Promise.all(addresses.map(run))
    .then(hideNotice, () => {
      showNotice(
        "This page's scripts couldn't be loaded. You can keep reading. Retry reloads the page.",
      );
    })
    .finally(() => clearTimeout(late));
}

/** Loads and runs a script. Scripts run in the order of the calls. */
async function run(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), {src});
  script.async = false;
  await new Promise((resolve, reject) => {
    Object.assign(script, {onload: resolve, onerror: reject});
    // The load event of a damaged script fires, too. Its syntax error reaches
    // only the window.
    addEventListener('error', ({filename, message}) => {
      if (filename === script.src) reject(new Error(message));
    });
    document.head.append(script);
  });
  // Otherwise, the bundler's runtime would find the element and wait for a load
  // event that has passed.
  script.remove();
}
