/**
 * Stores code that the page would lose, until the tab closes.
 *
 * @param key - identifies the editor
 * @param code - undefined removes it
 */
export function keepUnsaved(key: string, code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, code);
  } catch {
    // Storage is denied or full.
  }
}

/** Returns the stored code of an editor. */
export function unsavedCode(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
