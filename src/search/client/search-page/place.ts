import {useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';

/** How far the reader had come, kept in the entry of the browser's history. */
interface Place {
  /** Pages of results that showed. */
  pages: number;
  /** Pixels above the window. */
  top: number;
}

const key = 'searchPlace';

/** How long the page rests before its place is noted, in milliseconds. */
const rest = 150;

/** The place that the current entry was left at; a new entry has none. */
export function placeInHistory(): Place | undefined {
  return (window.history.state as Record<string, Place> | null)?.[key];
}

/**
 * Brings back the place of the current entry once there are results, and notes
 * it from then on, beside what the router keeps there.
 *
 * @param pages how many pages of results show; 0 while there are none
 * @returns notes the place at once
 */
export function usePlace(pages: number): () => void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (pages === 0 || isRestored.current) return;
    isRestored.current = true;
    const place = placeInHistory();
    if (place) window.scrollTo({top: place.top, behavior: 'instant'});
  }, [pages]);
  const note = (): void => {
    if (pages === 0) return;
    const state = window.history.state as object | null;
    const place: Place = {pages, top: window.scrollY};
    window.history.replaceState({...state, [key]: place}, '');
  };
  const noteLatest = useEffectEvent(note);
  useEffect(() => {
    let timer: number;
    const noteAtRest = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(noteLatest, rest);
    };
    window.addEventListener('scroll', noteAtRest, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', noteAtRest);
    };
  }, []);
  return note;
}
