import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/**
 * Frees at once what nothing refers to any more. On its own the engine waits
 * until it needs the room, which on a machine with much memory is late.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}

/** Share of what is in use, in percent, by which the heap may grow before it is searched for what is not. */
const growth = 30;

/**
 * Frees early from here on. The engine's own measure, which lets a heap grow to
 * a multiple of what is in use, saves no time where texts are read one by one.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
