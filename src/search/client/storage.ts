/** What DocSearch keeps lists under: recent and favorite searches, conversations. */
const listKey = /^__DOCSEARCH_(?:RECENT|FAVORITE|ASKAI)_/;

/**
 * Makes storage safe for DocSearch, which reads it when it opens: an entry that isn't
 * one of its own, leads to another site or holds markup is dropped, and where
 * the browser denies storage, memory stands in for it.
 */
export function prepareStorage(): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
    storage.getItem('');
  } catch {
    const value = new MemoryStorage();
    Object.defineProperty(window, 'localStorage', {value, configurable: true});
    return;
  }
  for (const key of Object.keys(storage).filter((key) => listKey.test(key))) {
    try {
      const entries = JSON.parse(storage.getItem(key)!) as unknown[];
      storage.setItem(key, JSON.stringify(entries.filter(isOwnEntry)));
    } catch {
      storage.removeItem(key);
    }
  }
}

interface Entry {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

function isOwnEntry(value: unknown): boolean {
  const {objectID, url, type, content, hierarchy} = value as Entry;
  return (
    typeof objectID === 'string' &&
    /^(?:lvl[1-6]|content|askAI)$/.test(type) &&
    new URL(url, location.href).origin === location.origin &&
    // DocSearch inserts texts as HTML; ours are escaped.
    [content, ...Object.values(hierarchy)].every(
      (text) => text === null || !text.includes('<'),
    )
  );
}

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}
