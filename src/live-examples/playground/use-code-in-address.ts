import {useEffect, useRef} from 'react';

import type {LoadedDemo} from '../example/model';
import {hashOf} from '../share/hash';

/** Wait this long after the last key before the address changes, in ms. Browsers refuse too many changes. */
const pauseMs = 300;

/** Writes the reader's code into the address, so that a reload or the way back keeps it. */
export function useCodeInAddress(
  demo: LoadedDemo,
  code: string,
  first = demo.code,
): void {
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= code !== first;
    if (!hasChanged.current) return undefined;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', hashOf(demo, code)),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [demo, first, code]);
}
