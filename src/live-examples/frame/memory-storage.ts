/**
 * Replaces the storage, which a frame without an origin lacks. Import this
 * before the library. Values last as long as the frame.
 */
class MemoryStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, String(value));
  removeItem = (key: string) => void this.delete(key);
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {value: new MemoryStorage()});
}
