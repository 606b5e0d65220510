/**
 * Stores code that the page would lose, until the tab closes. Undefined removes
 * it.
 *
 * @param place - identifies the editor
 */
export function keepUnsaved(place: string, code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, code);
  } catch {
    // Storage is denied or full.
  }
}

/** Returns the stored code of an editor. */
export function unsavedAt(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
  }
}
