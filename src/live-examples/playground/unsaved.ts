/** The browser keeps this for as long as its tab is open. */
const keyOf = (hash: string) => `playground${hash}`;

/** Keeps code that the address doesn't hold yet. Undefined drops what was kept. */
export function keepUnsaved(hash: string, code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(keyOf(hash));
    else sessionStorage.setItem(keyOf(hash), code);
  } catch {
    // The reader denies storage, or it's full.
  }
}

/** The code that a reader wrote at an address just before leaving it. */
export function unsavedAt(hash: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(hash)) ?? undefined;
  } catch {
    return undefined;
  }
}
