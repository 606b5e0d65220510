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

/** Bytes as hexadecimal text, with `0x`. */
export type Hex = string;

/** A value of a runtime type whose shape only the metadata knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Value = any;

/** A call in polkadot-api's notation: pallet, call, and arguments. */
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

/** The storage of one block. Maps encoded keys to encoded values. */
export type Storage = Map<Hex, Hex>;

/** Reads and writes storage by pallet and entry, with decoded values. */
export interface State {
  /** Returns the value, or the runtime's default for a missing key. */
  get(pallet: string, entry: string, ...keys: unknown[]): Value;
  set(pallet: string, entry: string, keys: unknown[], value: Value): void;
}

/** Encodes and decodes the values of one runtime. */
export type Runtime = ReturnType<typeof readRuntime>;

/** The first byte of a signed extrinsic of version 4. */
const signedVersion4 = 0x84;
/**
 * Length of the hexadecimal prefix of a storage key: the hashes of pallet and
 * entry.
 */
const prefixLength = 2 + 64;

const hashName = (name: string): Hex =>
  toHex(Twox128(new TextEncoder().encode(name)));

/**
 * Reads runtime metadata.
 *
 * @param raw - SCALE, version 15
 */
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
      const definition = metadata.pallets
        .find((one) => one.name === pallet)
        ?.constants.find((one) => one.name === name);
      if (!definition)
        throw new Error(`There is no constant ${pallet}.${name}.`);
      return codecs.buildConstant(pallet, name).dec(definition.value);
    },
    storageKey: (pallet: string, entry: string): Hex =>
      codecs.buildStorage(pallet, entry).keys.enc(),
    /**
     * Returns the entry of a storage key with its codecs, or undefined for a
     * key of no pallet.
     */
    storageEntry(key: Hex) {
      const location = storagePrefixes.get(key.slice(0, prefixLength));
      if (!location) return undefined;
      const {keys, value} = codecs.buildStorage(
        location.pallet,
        location.entry,
      );
      return {
        ...location,
        /** Returns the arguments of a complete key. */
        keysOf: (one: Hex): Value[] =>
          one.length > prefixLength ? keys.dec(one) : [],
        decode: (encoded: Hex): Value => value.dec(encoded),
      };
    },
    /** Opens a block's storage for reading and writing. */
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
    /** @throws if it isn't signed or doesn't have version 4 */
    decodeTransaction(hex: Hex): Transaction {
      const bytes = Bytes().dec(fromHex(hex));
      if (bytes[0] !== signedVersion4) {
        throw new Error(
          'The simulated chain only supports signed extrinsics of version 4.',
        );
      }
      const {address, extra, call}: Value = signed.dec(bytes.slice(1));
      return {hex, call, signer: address.value, nonce: extra.CheckNonce};
    },
    /** Returns the codecs for the arguments and result of a runtime call. */
    runtimeCall: (api: string, method: string) =>
      codecs.buildRuntimeCall(api, method),
  };
}
