import {useSyncExternalStore} from 'react';

type Kept = boolean | number;
/** Widens `true` to `boolean` and `1` to `number`. */
type Of<Value extends Kept> = Value extends boolean ? boolean : number;

/** Values of this visit, which also work without storage. */
const chosen = new Map<string, Kept>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A value that the browser keeps between visits.
 *
 * @param key - its key in the local storage
 * @param initialValue - the value until the reader chooses one. It may change.
 */
export function useRemembered<Value extends Kept>(
  key: string,
  initialValue: Value,
): [value: Of<Value>, remember: (value: Of<Value>) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, initialValue),
    // The prerendered HTML has the initial value.
    () => initialValue as Of<Value>,
  );
  const remember = (choice: Of<Value>) => {
    chosen.set(key, choice);
    try {
      localStorage.setItem(key, JSON.stringify(choice));
    } catch {
      // Without storage, the value lasts until the page closes.
    }
    listeners.forEach((listener) => listener());
  };
  return [value, remember];
}

function read<Value extends Kept>(key: string, initialValue: Value): Of<Value> {
  let value: unknown = chosen.get(key);
  try {
    value ??= JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is denied, or the value isn't JSON.
  }
  return (
    typeof value === typeof initialValue ? value : initialValue
  ) as Of<Value>;
}
