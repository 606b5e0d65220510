import {getDynamicBuilder, getLookupFn} from '@polkadot-api/metadata-builders';
import {
  AccountId,
  Bytes,
  compact,
  decAnyMetadata,
  Struct,
  u32,
  unifyMetadata,
  Vector,
  type Codec,
  type StringRecord,
} from '@polkadot-api/substrate-bindings';
import {fromHex, mergeUint8, toHex} from '@polkadot-api/utils';

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
  tip: bigint;
  call: Call;
}

/** One storage entry of a pallet: its keys and the codec of its values. */
export interface StorageEntry {
  key(...keys: unknown[]): Hex;
  encode(value: Value): Hex;
  decode(hex: Hex): Value;
  /** What an absent key reads as. */
  fallback: Value;
}

/** What metadata tells: how to encode and decode everything of one runtime. */
export interface Runtime {
  version: Value;
  constant(pallet: string, name: string): Value;
  storage(pallet: string, entry: string): StorageEntry;
  /** @throws if it is not signed, or not of version 4 */
  decodeTransaction(hex: Hex): Transaction;
  decodeArguments(api: string, method: string, hex: Hex): Value[];
  encodeResult(api: string, method: string, value: Value): Hex;
  accountId: Codec<string>;
  /** Answers of the `Metadata` and `Core` runtime APIs. */
  encodedMetadata(): Hex;
  encodedMetadataVersions(): Hex;
  encodedVersion(): Hex;
}

const signedVersion4 = 0x84;

/** Reads runtime metadata (SCALE). */
export function readRuntime(raw: Uint8Array): Runtime {
  const metadata = unifyMetadata(decAnyMetadata(raw));
  const lookup = getLookupFn(metadata);
  const codecs = getDynamicBuilder(lookup);
  const {extrinsic} = metadata;
  if (lookup.call === null) throw new Error('The metadata has no calls.');

  const constant = (pallet: string, name: string): Value => {
    const found = metadata.pallets
      .find((candidate) => candidate.name === pallet)
      ?.constants.find((candidate) => candidate.name === name);
    if (!found)
      throw new Error(`The runtime has no constant ${pallet}.${name}.`);
    return codecs.buildConstant(pallet, name).dec(found.value);
  };
  const version: Value = constant('System', 'Version');
  const accountId = AccountId(constant('System', 'SS58Prefix') as number);

  const extensions = extrinsic.signedExtensions[0] ?? [];
  const extraCodec = Struct(
    Object.fromEntries(
      extensions.map(({identifier, type}) => [
        identifier,
        codecs.buildDefinition(type),
      ]),
    ) as StringRecord<Codec<Value>>,
  );
  if (!('address' in extrinsic)) {
    throw new Error('The metadata does not describe signed extrinsics.');
  }
  const signedCodec = Struct({
    address: codecs.buildDefinition(extrinsic.address),
    signature: codecs.buildDefinition(extrinsic.signature),
    extra: extraCodec,
    call: codecs.buildDefinition(lookup.call),
  });

  return {
    version,
    constant,
    accountId,
    storage(pallet, entry) {
      const {keys, value, fallback} = codecs.buildStorage(pallet, entry);
      return {
        key: (...parts) => keys.enc(...parts),
        encode: (decoded) => toHex(value.enc(decoded)),
        decode: (hex) => value.dec(hex),
        fallback: fallback,
      };
    },
    decodeTransaction(hex) {
      const bytes = Bytes().dec(fromHex(hex));
      if (bytes[0] !== signedVersion4) {
        throw new Error('Only signed extrinsics of version 4 are understood.');
      }
      const {address, extra, call} = signedCodec.dec(bytes.slice(1)) as Record<
        string,
        Value
      >;
      return {
        hex,
        call: call as Call,
        signer: address.value as string,
        nonce: Number(extra.CheckNonce),
        tip: BigInt(extra.ChargeTransactionPayment ?? 0),
      };
    },
    decodeArguments: (api, method, hex) =>
      codecs.buildRuntimeCall(api, method).args.dec(hex),
    encodeResult: (api, method, value) =>
      toHex(codecs.buildRuntimeCall(api, method).value.enc(value)),
    encodedMetadata: () =>
      toHex(mergeUint8([Uint8Array.of(1), compact.enc(raw.length), raw])),
    encodedMetadataVersions: () => toHex(Vector(u32).enc([metadata.version])),
    encodedVersion: () =>
      toHex(codecs.buildConstant('System', 'Version').enc(version)),
  };
}
