import {useEffect, useRef} from 'react';

import type {LoadedDemo} from '../example/model';
import {keepUnsaved} from '../example/unsaved';
import {fitsInAddress, hashOf} from '../share/hash';

/**
 * Time in ms from the last key until the address changes. Browsers limit the
 * number of changes.
 */
const pauseMs = 300;

/** Returns the storage key of code that isn't in the address yet. */
export const unsavedKey = (hash: string) => `playground${hash}`;

/**
 * Writes code to the page's address. Code that is too long for an address stays
 * in the tab's storage.
 */
export function saveInAddress(demo: LoadedDemo, code: string): void {
  if (!fitsInAddress(code)) return;
  keepUnsaved(unsavedKey(location.hash), undefined);
  history.replaceState(history.state, '', hashOf(demo, code));
}

/** Keeps the reader's code in the address, for a reload and for Back. */
export function useCodeInAddress(
  demo: LoadedDemo,
  code: string,
  initialCode = demo.code,
): void {
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= code !== initialCode;
    if (!hasChanged.current) return undefined;
    // Also store it, because the reader may leave before the timer fires.
    keepUnsaved(unsavedKey(location.hash), code);
    const timer = setTimeout(() => saveInAddress(demo, code), pauseMs);
    return () => clearTimeout(timer);
  }, [demo, initialCode, code]);
}
