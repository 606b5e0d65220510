/** What DocSearch keeps lists under: recent and favorite searches, conversations. */
const listKey = /^__DOCSEARCH_(?:RECENT|FAVORITE|ASKAI)_/;

/**
 * Makes storage safe for DocSearch, which reads it when it opens: a list is dropped
 * in which an entry isn't one of its own, leads to another site or holds markup, and
 * where the browser denies storage, memory stands in for it.
 */
export function prepareStorage(): void {
  try {
    const {localStorage} = window;
    for (const key of Object.keys(localStorage)) {
      if (listKey.test(key) && !isOwnList(localStorage.getItem(key)!)) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    const values = new Map<string, string>();
    const value = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => values.set(key, text),
      removeItem: (key: string) => values.delete(key),
    };
    Object.defineProperty(window, 'localStorage', {value, configurable: true});
  }
}

interface Entry {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

function isOwnList(text: string): boolean {
  try {
    return (JSON.parse(text) as Entry[]).every(
      ({objectID, url, type, content, hierarchy}) =>
        typeof objectID === 'string' &&
        /^(?:lvl[1-6]|content|askAI)$/.test(type) &&
        new URL(url, location.href).origin === location.origin &&
        // DocSearch inserts texts as HTML; ours are escaped.
        [content, ...Object.values(hierarchy)].every(
          (each) => each === null || !each.includes('<'),
        ),
    );
  } catch {
    return false;
  }
}
