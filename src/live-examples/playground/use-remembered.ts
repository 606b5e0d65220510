import {useSyncExternalStore} from 'react';

type Kept = boolean | number;
/** Any value of the kind of the first one. */
type Of<Value extends Kept> = Value extends boolean ? boolean : number;

/** What was chosen on this page, also where the reader denies storage. */
const chosen = new Map<string, Kept>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A value that the browser keeps from one visit to the next.
 *
 * @param key in the browser's storage
 * @param first the value until one is chosen
 */
export function useRemembered<Value extends Kept>(
  key: string,
  first: Value,
): [value: Of<Value>, remember: (value: Of<Value>) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, first),
    // The page's HTML has the first value.
    () => first as Of<Value>,
  );
  const remember = (choice: Of<Value>) => {
    chosen.set(key, choice);
    try {
      localStorage.setItem(key, JSON.stringify(choice));
    } catch {
      // It lasts as long as the page.
    }
    listeners.forEach((listener) => listener());
  };
  return [value, remember];
}

function read<Value extends Kept>(key: string, first: Value): Of<Value> {
  let kept: unknown = chosen.get(key);
  try {
    kept ??= JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Denied, or written by something else.
  }
  return (typeof kept === typeof first ? kept : first) as Of<Value>;
}
