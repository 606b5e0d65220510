/** Where the browser denies storage, memory stands in for it: DocSearch can't be opened without. */
export function prepareStorage(): void {
  try {
    window.localStorage.getItem('theme');
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
