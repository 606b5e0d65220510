/** How far the reader had come, kept in the entry of the browser's history. */
export interface Place {
  /** Pages of results that showed. */
  pages: number;
  /** Pixels above the window. */
  top: number;
}

const key = 'searchPlace';

/** The place that the current entry was left at; a new entry has none. */
export function placeInHistory(): Place | undefined {
  return (window.history.state as Record<string, Place> | null)?.[key];
}

/** Adds the place to what the router keeps in the entry. */
export function keepInHistory(place: Place): void {
  const state = window.history.state as object | null;
  window.history.replaceState({...state, [key]: place}, '');
}
