/**
 * A frame without an origin has no storage, and the library reads it when it
 * is imported, so this comes first. What is stored lasts as long as the frame.
 */
class MemoryStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, String(value));
  removeItem = (key: string) => void this.delete(key);
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {value: new MemoryStorage()});
}
