/**
 * Stands inline in every page. Starts the page's scripts once the page is shown
 * and the browser is idle, or when the reader first does something, whichever is
 * earlier. Until then links, forms and folds work by themselves.
 */
import {loadPatienceMs} from '../client-modules/load-failures/in-time';
import {hideNotice, showNotice} from '../client-modules/load-failures/notice';
import {showSidebarEntry} from '../client-modules/show-entry';

/** The last one starts the page and needs the others. */
const addresses = document.currentScript!.dataset.scripts!.split(' ');
/** Without "scroll": browsers scroll the sidebar to its entry by themselves. */
const interactions =
  'pointerdown pointermove touchstart keydown focusin wheel'.split(' ');
const waiting = new AbortController();

// React takes over a page that is all there.
addEventListener('DOMContentLoaded', () => {
  const options = {capture: true, passive: true, signal: waiting.signal};
  for (const type of interactions) addEventListener(type, start, options);
  // Elsewhere a style scrolls the sidebar: see client-modules/sidebar-place.
  if (!CSS.supports('scroll-initial-target', 'nearest')) showSidebarEntry();
});
addEventListener('load', () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
});
// The search box names its keys before its own scripts do.
if (/Mac|iP/.test(navigator.platform)) {
  document.documentElement.dataset.hasCommand = '';
}

function start(): void {
  if (waiting.signal.aborted) return;
  waiting.abort();
  const late = setTimeout(() => {
    showNotice(
      "This page's scripts are slow to start. Meanwhile, you can read the page and follow its links.",
    );
  }, loadPatienceMs);
  Promise.all(addresses.map(run))
    .then(hideNotice, () => {
      showNotice(
        "This page's scripts couldn't be loaded. You can keep reading, and Retry reloads the page.",
      );
    })
    .finally(() => clearTimeout(late));
}

/** Scripts run in the order in which they're added. */
async function run(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), {src});
  script.async = false;
  await new Promise((resolve, reject) => {
    Object.assign(script, {onload: resolve, onerror: reject});
    document.head.append(script);
  });
  // The bundler's runtime would wait for an element that is there and has loaded.
  script.remove();
}
