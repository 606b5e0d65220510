import type {ClientModule} from '@docusaurus/types';

import {afterPageChange} from '../after-page-change';

import './styles.css';
import {noticeIfLate} from './slow-loading';
import {hideNotice, showNotice} from './notice';

if (typeof window !== 'undefined') {
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isChunkError(reason)) return;
    // The failed script is required to start the page, or was requested by the
    // reader, like search.
    showNotice(
      'Loading failed. You can keep reading. Retry reloads this page.',
    );
  });
}

/** Ends the wait for the next page. Undefined if there is none. */
let arrived: (() => void) | undefined;

/**
 * Docusaurus keeps the previous page until the next one can be shown, and then
 * calls the returned function.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  // The reader navigated again.
  arrived?.();
  arrived =
    previousLocation && previousLocation.pathname !== location.pathname
      ? noticeIfLate(
          'The next page is slow to load. You can keep reading this one.',
        )
      : undefined;
  return arrived;
};

/** A notice applies only to the page on which it appeared. */
export const onRouteDidUpdate = afterPageChange(0, hideNotice);

/**
 * The bundler sets an error name for scripts and an error code for stylesheets.
 */
function isChunkError(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const {name, code} = reason as Error & {code?: string};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
