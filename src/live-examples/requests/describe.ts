import {Binary, Bytes} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Report} from '../../simulated-chain/reports';
import type {Call, Runtime, Value} from '../../simulated-chain/runtime';
import {toText} from '../frame/to-text';

export type Asked = Extract<Report, {type: 'asked'}>;

/** Texts about a request, in the terms of the guides and of Polkadot-API. */
interface Description {
  label: string;
  /** Its arguments, formatted like in the console. */
  args: string;
  /** Whether the client needs it for the connection, and the app doesn't. */
  isConnecting: boolean;
  /** Formats an answer like in the console. */
  readAnswer: (result: Value) => string;
}

const plain = {args: '', isConnecting: false, readAnswer: toText};

const ofConnection: Readonly<Record<string, string>> = {
  chainSpec_v1_chainName: 'chain name',
  chainSpec_v1_genesisHash: 'genesis hash',
  chainSpec_v1_properties: 'chain properties',
  chainHead_v1_header: 'block headers',
};

/** Describes a request to a chain. */
export function describe(asked: Asked, runtime: Runtime): Description {
  const {method, params} = asked;
  switch (method) {
    case 'chainHead_v1_follow':
      return {
        ...plain,
        label: 'follow best and finalized blocks',
        readAnswer: ({best, finalized}) =>
          `best #${best}, finalized #${finalized}`,
      };
    case 'chainHead_v1_storage':
      return describeStorage(asked, runtime);
    case 'chainHead_v1_call':
      return describeCall(asked, runtime);
    case 'chainHead_v1_body':
      return {
        ...plain,
        label: 'block body',
        readAnswer: (body: string[]) =>
          body.map((hex) => describeTransaction(runtime, hex)).join('\n') ||
          'no transactions',
      };
    case 'transaction_v1_broadcast':
      return {
        ...plain,
        label: `submit transaction ${nameTransaction(runtime, params[0])}`,
        args: describeTransaction(runtime, params[0]),
        readAnswer: () =>
          'The node accepted the transaction. A block will show whether it succeeds.',
      };
    default: {
      const label = ofConnection[method];
      if (label) return {...plain, label, isConnecting: true};
      return {...plain, label: method, args: toText(params)};
    }
  }
}

/**
 * Returns the keys of a storage query, and whether it reads all entries below
 * them.
 */
function readItems({params}: Asked) {
  const items: {key: string; type: string}[] = params[2];
  const [first = {key: '', type: ''}] = items;
  // The client reads the Merkle value to detect changed entries.
  const isCheck = first.type === 'closestDescendantMerkleValue';
  const isList = isCheck || first.type === 'descendantsValues';
  return {keys: items.map(({key}) => key), isCheck, isList};
}

function describeStorage(asked: Asked, runtime: Runtime): Description {
  const {keys, isList} = readItems(asked);
  const entry = runtime.storageEntry(keys[0] ?? '');
  // The client compares the hash of the runtime's code to detect an upgrade.
  if (!entry)
    return {...plain, label: 'hash of the runtime code', isConnecting: true};

  const keysOf = (key: string) => attempt(() => entry.keysOf(key), [key]);
  const [args, ...others] = keys.map(keysOf);
  const name = `${isList ? 'storageEntries' : 'storage'} ${entry.pallet}.${entry.entry}`;
  return {
    ...plain,
    label: `${name}${formatArguments(args ?? [], !isList && asked.block?.isBest)}${others.length > 0 ? ` and ${others.length} more` : ''}`,
    args: toText(others.length > 0 ? [args, ...others] : args),
    readAnswer(found: {key: string; value: string}[]) {
      const values = found.map(({value}) => entry.decode(value));
      if (isList || others.length > 0)
        return toText(
          values.map((value, at) => [keysOf(found[at]!.key), value]),
        );
      return found.length > 0 ? toText(values[0]) : 'nothing is stored';
    },
  };
}

/**
 * Runtime APIs that the client calls for a transaction, always at the best
 * block.
 */
const ofTransactions = /^(?:AccountNonce|TransactionPayment)Api$|^Tagged/;
/** Maximum length of a shown answer. Only the metadata is longer. */
const longestOutput = 20_000;

function describeCall(asked: Asked, runtime: Runtime): Description {
  const [, , name, hex]: string[] = asked.params;
  const [api, method] = name!.split(/_(.*)/) as [string, string];
  const codec = attempt(() => runtime.runtimeCall(api, method), undefined);
  const args: Value[] = codec ? codec.args.dec(fromHex(hex!)) : [];
  const named = args.map((arg) => nameArgument(runtime, arg));
  // Of calls with a transaction, only show the transaction.
  const calls = named.filter((name, index) => name !== args[index]);
  const isAtBest = asked.block?.isBest && !ofTransactions.test(api);
  return {
    label: `runtimeApi ${api}.${method}${formatArguments(calls.length > 0 ? calls : args, isAtBest)}`,
    args: toText(named),
    isConnecting: /^(?:Core|Metadata)$/.test(api),
    readAnswer: (output: string) =>
      !codec || output.length > longestOutput
        ? `the metadata, ${Math.round(output.length / 2048)} KiB: pallets, runtime APIs, and constants`
        : toText(codec.value.dec(output)),
  };
}

/**
 * Replaces a transaction in the arguments of a runtime API with the name of its
 * call.
 */
function nameArgument(runtime: Runtime, arg: Value): Value {
  if (!(arg instanceof Binary)) return arg;
  const hex = toHex(Bytes().enc(arg.asBytes()));
  return attempt<Value>(() => nameTransaction(runtime, hex), arg);
}

const nameCall = ({type, value}: Call) => `${type}.${value.type}`;

const nameTransaction = (runtime: Runtime, hex: string) =>
  nameCall(runtime.decodeTransaction(hex).call);

function describeTransaction(runtime: Runtime, hex: string): string {
  const {call, signer, nonce} = runtime.decodeTransaction(hex);
  return `${nameCall(call)}(${toText(call.value.value)}), signed by ${signer}, nonce ${nonce}`;
}

function formatArguments(args: readonly Value[], isAtBest = false): string {
  const parts = args.map(shorten);
  if (isAtBest) parts.push('{ at: "best" }');
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}

const longestArgument = 32;

/**
 * Shortens an argument: addresses and hashes in the middle, other text at the
 * end.
 */
function shorten(arg: Value): string {
  const text = toText(arg).replaceAll('"', '');
  if (text.length <= longestArgument) return text;
  return /^\w+$/.test(text)
    ? `${text.slice(0, 4)}…${text.slice(-3)}`
    : `${text.slice(0, longestArgument - 1)}…`;
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** When another request with the same key belongs to the same row. */
type Repeats = 'never' | 'with a new block' | 'always';

/** Identifies a request, because the client repeats it for a live value. */
export function identify(asked: Asked): {
  key: string;
  repeats: Repeats;
  /** Whether it only checks for changes. */
  isCheck: boolean;
} {
  const {method, params, block, connection} = asked;
  const keyOf = (...parts: unknown[]) =>
    [connection, method, ...parts].join(' ');
  const other = {isCheck: false, repeats: 'always'} as const;
  switch (method) {
    case 'chainHead_v1_follow':
      return {...other, key: keyOf(), repeats: 'never'};
    case 'chainHead_v1_storage': {
      const {keys, isCheck, isList} = readItems(asked);
      // The client checks live entries in best and finalized blocks.
      const at = isList ? 'entries' : block?.isBest;
      return {key: keyOf(at, ...keys), isCheck, repeats: 'with a new block'};
    }
    case 'chainHead_v1_call': {
      const [, , name, args]: string[] = params;
      // Ignore the hash at the end: the block at which the transaction is
      // validated.
      if (name!.endsWith('_validate_transaction'))
        return {...other, key: keyOf(name, args!.slice(0, -64))};
      const isConnecting = /^(?:Core|Metadata)_/.test(name!);
      const repeats = isConnecting ? 'always' : 'never';
      return {...other, key: keyOf(name, args), repeats};
    }
    case 'transaction_v1_broadcast':
      return {...other, key: keyOf(params[0])};
    default:
      return {...other, key: keyOf()};
  }
}
