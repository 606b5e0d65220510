import {Binary, Bytes} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Call, Runtime, Value} from '../../simulated-chain/runtime';
import {toText} from '../frame/to-text';
import {
  followLabel,
  readStorageQuery,
  type RequestReport,
} from './request-report';

/** Texts about a request, in the terms of the guides and of Polkadot-API. */
interface Description {
  /** A method, and its subject: `storage System.Account(15oF…MNH)`. */
  label: string;
  /** The arguments, formatted like in the console. */
  args: string;
  /** Whether only the connection needs the request, not the app. */
  isConnecting: boolean;
  /** Formats an answer like in the console. */
  readAnswer: (result: Value) => string;
}

/** Defaults of a description. */
const plain = {args: '', isConnecting: false, readAnswer: toText};

/** Labels of the requests that only the connection needs, by method. */
const connectionLabels: Readonly<Record<string, string>> = {
  chainSpec_v1_chainName: 'chain name',
  chainSpec_v1_genesisHash: 'genesis hash',
  chainSpec_v1_properties: 'chain properties',
  chainHead_v1_header: 'block headers',
};

/** Describes a request to a chain. */
export function describe(asked: RequestReport, runtime: Runtime): Description {
  const {method, params} = asked;
  switch (method) {
    case 'chainHead_v1_follow':
      return {
        ...plain,
        label: followLabel,
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
      const label = connectionLabels[method];
      if (label) return {...plain, label, isConnecting: true};
      return {...plain, label: method, args: toText(params)};
    }
  }
}

/** Describes a read of storage: one key, several keys, or all entries. */
function describeStorage(asked: RequestReport, runtime: Runtime): Description {
  const {keys, isList} = readStorageQuery(asked);
  const entry = runtime.storageEntry(keys[0] ?? '');
  // The client compares the hash of the runtime's code to detect an upgrade.
  if (!entry) {
    return {...plain, label: 'hash of the runtime code', isConnecting: true};
  }

  const keysOf = (key: string) => attempt(() => entry.keysOf(key), [key]);
  const [args, ...others] = keys.map(keysOf);
  const hasOthers = others.length > 0;
  const isAtBest = !isList && asked.block?.isBest;
  const label = [
    isList ? 'storageEntries' : 'storage',
    `${entry.pallet}.${entry.entry}${formatArguments(args ?? [], isAtBest)}`,
    ...(hasOthers ? [`and ${others.length} more`] : []),
  ].join(' ');
  return {
    ...plain,
    label,
    args: toText(hasOthers ? [args, ...others] : args),
    readAnswer(found: {key: string; value: string}[]) {
      const entries = found.map(({key, value}) => [key, entry.decode(value)]);
      if (isList || hasOthers) {
        return toText(entries.map(([key, value]) => [keysOf(key), value]));
      }
      return entries[0] ? toText(entries[0][1]) : 'nothing is stored';
    },
  };
}

/**
 * Matches the runtime APIs of transactions, which the client always calls at the
 * best block.
 */
const transactionApi = /^(?:AccountNonce|TransactionPayment)Api$|^Tagged/;
/**
 * Maximum length of an answer to decode, in hexadecimal digits. Only the
 * metadata is longer.
 */
const longestOutput = 20_000;

/** Describes a call of a runtime API. */
function describeCall(asked: RequestReport, runtime: Runtime): Description {
  const [, , name, hex]: string[] = asked.params;
  const [api, method] = name!.split(/_(.*)/) as [string, string];
  const codec = attempt(() => runtime.runtimeCall(api, method), undefined);
  const args: Value[] = codec ? codec.args.dec(fromHex(hex!)) : [];
  const named = args.map((arg) => nameArgument(runtime, arg));
  // The label of a call with a transaction only has the transaction's name.
  const transactions = named.filter((name, index) => name !== args[index]);
  const inLabel = transactions.length > 0 ? transactions : args;
  const isAtBest = asked.block?.isBest && !transactionApi.test(api);
  return {
    label: `runtimeApi ${api}.${method}${formatArguments(inLabel, isAtBest)}`,
    args: toText(named),
    isConnecting: /^(?:Core|Metadata)$/.test(api),
    readAnswer: (output: string) =>
      !codec || output.length > longestOutput
        ? // Two hexadecimal digits are one byte.
          `the metadata, ${Math.round(output.length / 2 / 1024)} KiB: pallets, runtime APIs, and constants`
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

/** Returns a transaction's call with its arguments, its signer, and its nonce. */
function describeTransaction(runtime: Runtime, hex: string): string {
  const {call, signer, nonce} = runtime.decodeTransaction(hex);
  return `${nameCall(call)}(${toText(call.value.value)}), signed by ${signer}, nonce ${nonce}`;
}

/** Returns arguments as Polkadot-API takes them: `(first, { at: "best" })`. */
function formatArguments(args: readonly Value[], isAtBest = false): string {
  const parts = args.map(shorten);
  if (isAtBest) parts.push('{ at: "best" }');
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}

/** Maximum length of an argument in a label. */
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

/** Returns what a function reads, or another value if it throws. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
