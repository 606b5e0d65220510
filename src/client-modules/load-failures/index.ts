import type {ClientModule} from '@docusaurus/types';

import {afterPageChange} from '../after-page-change';

import './styles.css';
import {tellIfLate} from './in-time';
import {hideNotice, showNotice} from './notice';

if (typeof window !== 'undefined') {
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isChunkError(reason)) return;
    // A part of the page, without which it can't start, or something that the reader asked for, such as the search.
    showNotice(
      'Loading failed. You can keep reading, and Retry reloads this page.',
    );
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
          'The next page is slow to load. You can keep reading this one.',
        )
      : undefined;
  return arrived;
};

/** A notice is about the page on which it came. */
export const onRouteDidUpdate = afterPageChange(0, hideNotice);

/** The bundler names the error of a script, and gives that of a stylesheet a code. */
function isChunkError(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const {name, code} = reason as Error & {code?: string};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
