import {getDynamicBuilder, getLookupFn} from '@polkadot-api/metadata-builders';
import {
  AccountId,
  Blake2256,
  Bytes,
  compact,
  decAnyMetadata,
  metadata as metadataCodec,
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
  signature: Uint8Array;
  nonce: number;
  tip: bigint;
  /** The block at which its validity begins; 0 if it never ends. */
  birth(currentBlock: number): number;
  call: Call;
  /** The bytes that its signer signed. */
  payload(genesisHash: Hex, birthHash: Hex): Uint8Array;
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
  /** @throws if it is not of version 4, or not signed with sr25519 */
  decodeTransaction(hex: Hex): Transaction;
  decodeArguments(api: string, method: string, hex: Hex): Value[];
  encodeResult(api: string, method: string, value: Value): Hex;
  accountId: Codec<string>;
  /** Answers of the `Metadata` and `Core` runtime APIs. */
  encodedMetadata(): Hex;
  encodedMetadataVersions(): Hex;
  encodedVersion(): Hex;
}

/** Constants that differ from the metadata's own: pallet, name, value. */
export type Constants = Record<string, Record<string, Value>>;

const signedVersion4 = 0x84;
/** Longer payloads are hashed before they are signed. */
const longestPlainPayload = 256;

/** Reads runtime metadata (SCALE), with some constants replaced. */
export function readRuntime(
  shipped: Uint8Array,
  constants: Constants,
): Runtime {
  const raw = replaceConstants(shipped, constants);
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
  const callCodec = codecs.buildDefinition(lookup.call);
  if (!('address' in extrinsic)) {
    throw new Error('The metadata does not describe signed extrinsics.');
  }
  const signedCodec = Struct({
    address: codecs.buildDefinition(extrinsic.address),
    signature: codecs.buildDefinition(extrinsic.signature),
    extra: extraCodec,
    call: callCodec,
  });

  const payload = (
    call: Value,
    extra: Value,
    genesisHash: Hex,
    birthHash: Hex,
  ): Uint8Array => {
    const implicit: Record<string, () => Uint8Array> = {
      CheckSpecVersion: () => u32.enc(version.spec_version as number),
      CheckTxVersion: () => u32.enc(version.transaction_version as number),
      CheckGenesis: () => fromHex(genesisHash),
      CheckMortality: () => fromHex(birthHash),
      CheckMetadataHash: () => Uint8Array.of(0),
    };
    const bytes = mergeUint8([
      callCodec.enc(call),
      extraCodec.enc(extra as StringRecord<Value>),
      ...extensions.map(
        ({identifier}) => implicit[identifier]?.() ?? new Uint8Array(),
      ),
    ]);
    return bytes.length > longestPlainPayload ? Blake2256(bytes) : bytes;
  };

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
      const {address, signature, extra, call} = signedCodec.dec(
        bytes.slice(1),
      ) as Record<string, Value>;
      if (signature.type !== 'Sr25519') {
        throw new Error('Only sr25519 signatures are understood.');
      }
      return {
        hex,
        call: call as Call,
        signer: address.value as string,
        signature: signature.value.asBytes() as Uint8Array,
        nonce: Number(extra.CheckNonce),
        tip: BigInt(extra.ChargeTransactionPayment ?? 0),
        birth: (current) => birthBlock(extra.CheckMortality, current),
        payload: (genesisHash, birthHash) =>
          payload(call, extra, genesisHash, birthHash),
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

function replaceConstants(raw: Uint8Array, constants: Constants): Uint8Array {
  if (Object.keys(constants).length === 0) return raw;
  const decoded = decAnyMetadata(raw);
  const codecs = getDynamicBuilder(getLookupFn(unifyMetadata(decoded)));
  const {tag, value: metadata} = decoded.metadata;
  if (tag !== 'v15')
    throw new Error(`Metadata of version 15 is wanted, not ${tag}.`);
  for (const pallet of metadata.pallets) {
    for (const constant of pallet.constants) {
      const value: Value = constants[pallet.name]?.[constant.name];
      if (value !== undefined) {
        const codec = codecs.buildConstant(pallet.name, constant.name);
        constant.value = toHex(codec.enc(value));
      }
    }
  }
  return metadataCodec.enc(decoded);
}

/** The block at which a mortal extrinsic's period began. */
function birthBlock(era: Value, current: number): number {
  if (era.type === 'Immortal') return 0;
  const firstByte = Number((era.type as string).slice('Mortal'.length));
  const encoded = firstByte | ((era.value as number) << 8);
  const period = 2 << (encoded & 0b1111);
  const phase = (encoded >> 4) * Math.max(period >> 12, 1);
  return (
    Math.floor((Math.max(current, phase) - phase) / period) * period + phase
  );
}
