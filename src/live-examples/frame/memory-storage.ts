/**
 * A frame without an origin has no storage, and the library reads it when it
 * is imported, so this comes first. What is stored lasts as long as the frame.
 */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return Array.from(this.#items.keys())[index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#items.set(key, String(value));
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  clear() {
    this.#items.clear();
  }
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {value: new MemoryStorage()});
}
