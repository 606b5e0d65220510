/**
 * Replaces the storage of the frame. The frame has no origin, so the browser
 * throws as soon as code reads `localStorage`. The library reads it on import,
 * and its own replacement needs `undefined` instead of an error. Import this
 * module before the library.
 */

/**
 * A storage in memory, which lasts as long as the frame. Unlike the browser's,
 * it stores no values that are set as properties, such as `storage.name`.
 */
class MemoryStorage implements Pick<
  Storage,
  'length' | 'clear' | 'getItem' | 'key' | 'removeItem' | 'setItem'
> {
  #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  clear(): void {
    this.#values.clear();
  }

  getItem(key: string): string | null {
    return this.#values.get(String(key)) ?? null;
  }

  key(index: number): string | null {
    return Array.from(this.#values.keys())[index] ?? null;
  }

  removeItem(key: string): void {
    this.#values.delete(String(key));
  }

  // Code without a type check also passes other values than text.
  setItem(key: string, value: string): void {
    this.#values.set(String(key), String(value));
  }
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {value: new MemoryStorage()});
}
