import type {Hex, Runtime, Value} from './runtime';

/** The storage of one block: encoded key to encoded value. */
export type Storage = Map<Hex, Hex>;

/** Reads and writes storage in the runtime's own terms. */
export interface State {
  /** The value, or what the runtime says an absent key reads as. */
  get(pallet: string, entry: string, ...keys: unknown[]): Value;
  set(pallet: string, entry: string, keys: unknown[], value: Value): void;
  remove(pallet: string, entry: string, keys: unknown[]): void;
}

/** Lays the runtime's view over a block's storage. */
export function openState(runtime: Runtime, storage: Storage): State {
  return {
    get(pallet, entry, ...keys) {
      const codec = runtime.storage(pallet, entry);
      const encoded = storage.get(codec.key(...keys));
      return encoded === undefined ? codec.fallback : codec.decode(encoded);
    },
    set(pallet, entry, keys, value) {
      const codec = runtime.storage(pallet, entry);
      storage.set(codec.key(...keys), codec.encode(value));
    },
    remove(pallet, entry, keys) {
      storage.delete(runtime.storage(pallet, entry).key(...keys));
    },
  };
}
