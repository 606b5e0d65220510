import {getDynamicBuilder, getLookupFn} from '@polkadot-api/metadata-builders';
import {
  Bytes,
  decAnyMetadata,
  Struct,
  Twox128,
  unifyMetadata,
  type Codec,
  type StringRecord,
} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

export type Hex = string;

/** A value of a runtime type whose shape only the metadata knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Value = any;

/** A call as polkadot-api writes it: pallet, then call, then arguments. */
export interface Call {
  type: string;
  value: {type: string; value: Value};
}

/** A signed extrinsic. */
export interface Transaction {
  hex: Hex;
  signer: string;
  nonce: number;
  call: Call;
}

/** The storage of one block: encoded key to encoded value. */
export type Storage = Map<Hex, Hex>;

/** Reads and writes storage in the runtime's own terms. */
export interface State {
  /** The value, or what the runtime says an absent key reads as. */
  get(pallet: string, entry: string, ...keys: unknown[]): Value;
  set(pallet: string, entry: string, keys: unknown[], value: Value): void;
}

/** What metadata tells: how to encode and decode everything of one runtime. */
export type Runtime = ReturnType<typeof readRuntime>;

const signedVersion4 = 0x84;
/** The hashes of pallet and entry, which every storage key of a pallet begins with, in hexadecimal digits. */
const prefixLength = 2 + 64;

const hashName = (name: string): Hex =>
  toHex(Twox128(new TextEncoder().encode(name)));

/** Reads runtime metadata (SCALE). */
export function readRuntime(raw: Uint8Array) {
  const metadata = unifyMetadata(decAnyMetadata(raw));
  const lookup = getLookupFn(metadata);
  const codecs = getDynamicBuilder(lookup);
  const extrinsic: Value = metadata.extrinsic;

  const extensions: [string, Codec<Value>][] =
    extrinsic.signedExtensions[0].map(({identifier, type}: Value) => [
      identifier,
      codecs.buildDefinition(type),
    ]);
  const signed = Struct({
    address: codecs.buildDefinition(extrinsic.address),
    signature: codecs.buildDefinition(extrinsic.signature),
    extra: Struct(Object.fromEntries(extensions) as StringRecord<Codec<Value>>),
    call: codecs.buildDefinition(extrinsic.call),
  });

  const storagePrefixes = new Map(
    metadata.pallets.flatMap(({name: pallet, storage}) =>
      (storage?.items ?? []).map(({name: entry}) => [
        hashName(storage!.prefix) + hashName(entry).slice(2),
        {pallet, entry},
      ]),
    ),
  );

  return {
    raw,
    constant(pallet: string, name: string): Value {
      const found = metadata.pallets
        .find((one) => one.name === pallet)
        ?.constants.find((one) => one.name === name);
      if (!found) throw new Error(`There is no constant ${pallet}.${name}.`);
      return codecs.buildConstant(pallet, name).dec(found.value);
    },
    storageKey: (pallet: string, entry: string): Hex =>
      codecs.buildStorage(pallet, entry).keys.enc(),
    /** The entry that a storage key belongs to, and what decodes it; nothing for a key of no pallet. */
    storageEntry(key: Hex) {
      const found = storagePrefixes.get(key.slice(0, prefixLength));
      if (!found) return undefined;
      const {keys, value} = codecs.buildStorage(found.pallet, found.entry);
      return {
        ...found,
        /** The arguments that a whole key has. */
        keysOf: (one: Hex): Value[] =>
          one.length > prefixLength ? keys.dec(one) : [],
        decode: (encoded: Hex): Value => value.dec(encoded),
      };
    },
    /** Lays the runtime's view over a block's storage. */
    open: (storage: Storage): State => ({
      get(pallet, entry, ...keys) {
        const codec = codecs.buildStorage(pallet, entry);
        const encoded = storage.get(codec.keys.enc(...keys));
        return encoded ? codec.value.dec(encoded) : codec.fallback;
      },
      set(pallet, entry, keys, value) {
        const codec = codecs.buildStorage(pallet, entry);
        storage.set(codec.keys.enc(...keys), toHex(codec.value.enc(value)));
      },
    }),
    /** @throws if it is not signed, or not of version 4 */
    decodeTransaction(hex: Hex): Transaction {
      const bytes = Bytes().dec(fromHex(hex));
      if (bytes[0] !== signedVersion4) {
        throw new Error('Only signed extrinsics of version 4 are understood.');
      }
      const {address, extra, call}: Value = signed.dec(bytes.slice(1));
      return {hex, call, signer: address.value, nonce: extra.CheckNonce};
    },
    /** How the arguments and the result of a runtime API are encoded. */
    runtimeCall: (api: string, method: string) =>
      codecs.buildRuntimeCall(api, method),
  };
}
