import {loadPatienceMs} from '../../client-modules/load-failures/in-time';
import {
  hideNotice,
  showNotice,
} from '../../client-modules/load-failures/notice';
import {state, untilAnswering} from './state';

/** Addresses of the page's scripts; the last one starts the page and needs the others. */
function addresses(): string[] {
  return document
    .querySelector<HTMLMetaElement>('meta[name=scripts]')!
    .content.split(' ');
}

/** Starts the page's scripts. */
export function startScripts(): void {
  const parts = addresses();
  const main = parts.pop()!;
  fetchAhead(main);
  const late = setTimeout(tellIfAwaited, loadPatienceMs);
  documentParsed()
    .then(() => Promise.all(parts.map(run)))
    .then(() => run(main))
    .catch(() => {
      clearTimeout(late);
      state.letGo();
      tellUntilAnswering(
        "This page's scripts couldn't be loaded. You can keep reading, and Retry reloads the page.",
      );
    });
}

/** Tells of scripts that are under way or came broken, while the reader waits for them. */
function tellIfAwaited(): void {
  if (!state.held || untilAnswering.aborted) return;
  tellUntilAnswering(
    "This page's scripts are slow to start. Meanwhile, you can read the page and follow its links.",
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

/** Fetches the scripts, unless data is dear to the reader. */
export function fetchScriptsAhead(): void {
  const {connection} = navigator as {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  addresses().forEach(fetchAhead);
}

async function run(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  // The bundler's runtime would wait for an element that is there and has loaded.
  script.remove();
}

function fetchAhead(address: string): void {
  const link = document.createElement('link');
  // The one browser that does not prefetch preloads.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
