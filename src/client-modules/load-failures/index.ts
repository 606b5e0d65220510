import type {ClientModule} from '@docusaurus/types';

import './styles.css';
import {tellIfLate} from './in-time';
import {isHostReachable} from './is-host-reachable';
import {hideNotice, showNotice} from './notice';
import {holdLinksWhileOffline} from './offline-links';

if (typeof window !== 'undefined') {
  holdLinksWhileOffline();
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isChunkError(reason)) return;
    void (isTakenOver() ? tellOfPart() : tellOfStart());
  });
}

let arrived: (() => void) | undefined;

/** Docusaurus keeps the page of before until the next one can be shown, and then calls what this returns. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  // A reader who doesn't wait for one page has asked for another.
  arrived?.();
  arrived =
    previousLocation && previousLocation.pathname !== location.pathname
      ? tellIfLate(
          'The next page is slow to load. You can go on reading this one.',
        )
      : undefined;
  return arrived;
};

/** A notice is about the page on which it came. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    hideNotice();
  }
};

/** Docusaurus starts a page when its parts have come, and does nothing where they do not. */
async function tellOfStart(): Promise<void> {
  window.deferredScripts?.letGo();
  showNotice(
    (await isHostReachable())
      ? 'Part of this page could not be loaded. You can read it and follow its links, but its controls do not work.'
      : 'There is no connection. You can read this page, but its controls do not work yet.',
  );
}

/** Something that the reader asked for, such as the search. */
async function tellOfPart(): Promise<void> {
  showNotice(
    (await isHostReachable())
      ? 'Loading failed. The site may have been updated in the meantime: Retry reloads this page.'
      : 'Loading failed: there is no connection.',
  );
}

/** The bundler names the error of a script, and gives that of a stylesheet a code. */
function isChunkError(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const {name, code} = reason as Error & {code?: string};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** React has the page, so that failures of its own navigation are told elsewhere. */
function isTakenOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
