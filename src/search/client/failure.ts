/** Whether the last search of the search page failed; React reads it as an external store. */
let failed = false;
const listeners = new Set<() => void>();

export function hasFailed(): boolean {
  return failed;
}

export function setFailed(value: boolean): void {
  if (failed === value) return;
  failed = value;
  listeners.forEach((listener) => listener());
}

export function onFailureChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
