import {useEffect, useRef} from 'react';

import type {LoadedDemo} from '../example/model';
import {hashOf} from '../share/hash';
import {keepUnsaved} from './unsaved';

/** Wait this long after the last key before the address changes, in ms. Browsers refuse too many changes. */
const pauseMs = 300;

/** Puts code into the address of the page. */
export function saveInAddress(demo: LoadedDemo, code: string): void {
  keepUnsaved(location.hash, undefined);
  history.replaceState(history.state, '', hashOf(demo, code));
}

/** Keeps the reader's code in the address, where a reload and the way back find it. */
export function useCodeInAddress(
  demo: LoadedDemo,
  code: string,
  first = demo.code,
): void {
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= code !== first;
    if (!hasChanged.current) return undefined;
    // A reader who leaves before the pause ends finds it when coming back.
    keepUnsaved(location.hash, code);
    const timer = setTimeout(() => saveInAddress(demo, code), pauseMs);
    return () => clearTimeout(timer);
  }, [demo, first, code]);
}
