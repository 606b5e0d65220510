/** Key in the session storage, which lasts until the tab closes. */
const keyOf = (hash: string) => `playground${hash}`;

/** Stores code that isn't in the address yet. Undefined removes it. */
export function keepUnsaved(hash: string, code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(keyOf(hash));
    else sessionStorage.setItem(keyOf(hash), code);
  } catch {
    // Storage is denied or full.
  }
}

/** Returns the stored code for a hash. */
export function unsavedAt(hash: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(hash)) ?? undefined;
  } catch {
    return undefined;
  }
}
