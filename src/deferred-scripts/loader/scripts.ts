import {inTime, patience} from '../../client-modules/load-failures/in-time';
import {
  hideNotice,
  showNotice,
} from '../../client-modules/load-failures/notice';
import {state, untilAnswering} from './state';

/** How long events are held for a page that has its scripts and doesn't answer, in milliseconds. */
const longestHold = 60_000;
/** How long it waits before it asks again for a script that did not come, in milliseconds. */
const pause = 2_000;
const attempts = 3;

const arrived = new Set<string>();
let attempt = 0;

/** Addresses of the page's scripts; the last one starts the page and needs the others. */
function addresses(): string[] {
  return document
    .querySelector<HTMLMetaElement>('meta[name=scripts]')!
    .content.split(' ');
}

/**
 * Starts the page's scripts.
 *
 * @param mayTryAgain called after a pause if they could not be had
 */
export function startScripts(mayTryAgain: () => void): void {
  const parts = addresses();
  const main = parts.pop()!;
  state.held ??= [];
  // What failed once would answer the next request too.
  if (attempt === 0) fetchAhead(main);
  const late = setTimeout(tellIfAwaited, patience);
  documentParsed()
    .then(() => Promise.all(parts.map(run)))
    .then(() => run(main))
    .then(
      () => setTimeout(letGoUnlessAnswering, longestHold),
      ({message: address}: Error) => {
        clearTimeout(late);
        return recover(address, mayTryAgain);
      },
    );
}

/** Tells of scripts that are under way or came broken, while the reader waits for them. */
function tellIfAwaited(): void {
  if (!state.held || untilAnswering.aborted) return;
  tellUntilAnswering(
    'The scripts of this page are slow to start. Meanwhile you can read it and follow its links.',
  );
}

function tellUntilAnswering(text: string): void {
  showNotice(text);
  untilAnswering.addEventListener('abort', hideNotice);
}

/** Scripts that run before all of the page is there would take over half of it. */
function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/** Once the page answers, what was held is on its way to it. */
function letGoUnlessAnswering(): void {
  if (document.documentElement.dataset.hasHydrated !== 'true') state.letGo();
}

/** Fetches the scripts, unless data is dear to the reader. */
export function fetchScriptsAhead(): void {
  const {connection} = navigator as {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  addresses().forEach(fetchAhead);
}

/** Rejects with an error whose message is the address. */
async function run(address: string): Promise<void> {
  if (arrived.has(address)) return;
  const script = document.createElement('script');
  script.src = address;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  }).finally(() => {
    // The bundler's runtime would wait for an element that is there and has loaded.
    script.remove();
  });
  arrived.add(address);
}

function fetchAhead(address: string): void {
  const link = document.createElement('link');
  // The one browser that does not prefetch preloads.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}

/**
 * A script may be gone because the site was published anew: then the page is
 * loaded again, once. Otherwise it may have been the network.
 */
async function recover(
  address: string,
  mayTryAgain: () => void,
): Promise<void> {
  const response = await inTime(fetch(address, {method: 'HEAD'})).catch(
    () => null,
  );
  if (response?.ok === false && isFirstReload(address)) {
    location.reload();
    return;
  }
  state.letGo();
  if (++attempt < attempts) afterPause(mayTryAgain);
  else {
    tellUntilAnswering(
      'The scripts of this page could not be loaded. You can read it and follow its links.',
    );
  }
}

/** Acts after the pause, or when the reader comes back: leaving cancels what a page loads, and WebKit shows it again as it was left. */
function afterPause(act: () => void): void {
  const waiting = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    waiting.abort();
    act();
  };
  const timer = setTimeout(end, pause);
  addEventListener('pageshow', end, {signal: waiting.signal});
}

/** Without storage nobody can tell, so there is no reload at all. */
function isFirstReload(address: string): boolean {
  const key = 'deferred-scripts.reloaded-for';
  try {
    const isFirst = sessionStorage.getItem(key) !== address;
    sessionStorage.setItem(key, address);
    return isFirst;
  } catch {
    return false;
  }
}
