import {Blake2256, blockHeader} from '@polkadot-api/substrate-bindings';
import {toHex} from '@polkadot-api/utils';

import {dispatch, DispatchError} from './calls';
import type {Call, Hex, Runtime, Transaction, Value} from './runtime';
import {openState, type State, type Storage} from './state';

export interface Block {
  hash: Hex;
  number: number;
  parent: Hex;
  /** The header, encoded. */
  header: Hex;
  /** The extrinsics, encoded. */
  body: Hex[];
  storage: Storage;
}

/** What the chain begins with and does by itself. */
export interface World {
  genesis(state: State): void;
  /** Runs in every new block, before its extrinsics. */
  onBlock(state: State, number: number): void;
}

/** Why a transaction cannot be included, in the runtime's words. */
export type Invalidity = 'Stale' | 'Payment';

export interface Blockchain {
  genesis: Block;
  best(): Block;
  finalized(): Block;
  /** The blocks after the finalized one, oldest first. */
  unfinalized(): Block[];
  find(hash: Hex): Block | undefined;
  /** Adds a block with everything in the pool that can be included. */
  produce(): Block;
  /** Takes a transaction into the pool. */
  submit(transaction: Transaction): void;
  /** Why a transaction cannot be included, if it can't; nobody looks at its signature. */
  validate(transaction: Transaction, at: Block): Invalidity | undefined;
  /** How many transactions of an account wait in the pool. */
  pending(account: string): number;
  stateAt(block: Block): State;
  /** What an account owns in the best block. */
  freeBalance(account: string): bigint;
  /** Whether a transaction is on its way to a finalized block. */
  isTransacting(): boolean;
  fee(encodedLength: number): bigint;
}

/** The time of the genesis block, in ms: fixed, so that all runs are the same. */
const genesisTime = 1_700_000_000_000n;
const slotDuration = 6000n;
/** How many blocks the finalized one is behind the best. */
const finalityLag = 2;
/** The chain forgets older blocks; no client uses one for that long. */
const keptBlocks = 100;

/** As a node does, the chain keeps its code under this key. */
export const codeKey = '0x3a636f6465';

const dispatchInfo = {
  weight: {ref_time: 125_000_000n, proof_size: 0n},
  class: {type: 'Normal'},
  pays_fee: {type: 'Yes'},
};

const hashOf = (bytes: Uint8Array): Hex => toHex(Blake2256(bytes));
const hashOfText = (text: string): Hex =>
  hashOf(new TextEncoder().encode(text));

/** Starts a chain with its genesis block and enough blocks to finalize it. */
export function createBlockchain(runtime: Runtime, world: World): Blockchain {
  let line: Block[] = [];
  let pool: Transaction[] = [];

  const best = () => line[line.length - 1] as Block;
  const finalizedIndex = () => Math.max(0, line.length - 1 - finalityLag);
  const fee = (length: number) => 150_000_000n + BigInt(length) * 1_000_000n;
  const feeOf = ({hex, tip}: Transaction) => fee(hex.length / 2 - 1) + tip;

  const invalidity = (
    transaction: Transaction,
    state: State,
  ): Invalidity | undefined => {
    const account: Value = state.get('System', 'Account', transaction.signer);
    if (transaction.nonce < account.nonce) return 'Stale';
    if (account.data.free < feeOf(transaction)) return 'Payment';
    return undefined;
  };

  const include = (
    transaction: Transaction,
    index: number,
    storage: Storage,
  ): Value[] => {
    const events: Value[] = [];
    const record =
      (into: Value[]) =>
      (pallet: string, type: string, value?: Value): void => {
        into.push({
          phase: {type: 'ApplyExtrinsic', value: index},
          event: {type: pallet, value: {type, value}},
          topics: [],
        });
      };
    const emit = record(events);
    const {signer} = transaction;
    const paid = feeOf(transaction);
    payFee(openState(runtime, storage), signer, paid);
    emit('Balances', 'Withdraw', {who: signer, amount: paid});

    // A failing call leaves no trace but its fee.
    const scratch: Storage = new Map(storage);
    const emitted: Value[] = [];
    const error = attempt(transaction.call, {
      runtime,
      signer,
      state: openState(runtime, scratch),
      emit: record(emitted),
    });
    if (error === undefined) {
      replaceWith(storage, scratch);
      events.push(...emitted);
    }
    emit('TransactionPayment', 'TransactionFeePaid', {
      who: signer,
      actual_fee: paid,
      tip: transaction.tip,
    });
    if (error === undefined) {
      emit('System', 'ExtrinsicSuccess', {dispatch_info: dispatchInfo});
    } else {
      emit('System', 'ExtrinsicFailed', {
        dispatch_error: error,
        dispatch_info: dispatchInfo,
      });
    }
    return events;
  };

  const drainPool = (storage: Storage): {body: Hex[]; events: Value[]} => {
    const state = openState(runtime, storage);
    const body: Hex[] = [];
    const events: Value[] = [];
    const waiting: Transaction[] = [];
    for (const transaction of pool) {
      const account: Value = state.get('System', 'Account', transaction.signer);
      if (transaction.nonce > account.nonce) waiting.push(transaction);
      else if (invalidity(transaction, state) === undefined) {
        events.push(...include(transaction, body.length, storage));
        body.push(transaction.hex);
      }
    }
    pool = waiting;
    return {body, events};
  };

  const append = (
    parent: Hex,
    number: number,
    body: Hex[],
    storage: Storage,
  ): Block => {
    const header = blockHeader.enc({
      parentHash: parent,
      number,
      stateRoot: hashOfText(JSON.stringify(Array.from(storage).sort())),
      extrinsicRoot: hashOfText(body.join()),
      digests: [],
    });
    const hash = hashOf(header);
    const block = {hash, number, parent, header: toHex(header), body, storage};
    line = [...line, block].slice(-keptBlocks);
    return block;
  };

  const createGenesis = (): Block => {
    const storage: Storage = new Map([[codeKey, '0x00']]);
    const state = openState(runtime, storage);
    world.genesis(state);
    state.set('System', 'Number', [], 0);
    state.set('System', 'Events', [], []);
    return append(`0x${'00'.repeat(32)}`, 0, [], storage);
  };

  const produce = (): Block => {
    const parent = best();
    const number = parent.number + 1;
    const storage: Storage = new Map(parent.storage);
    const state = openState(runtime, storage);
    state.set('System', 'Number', [], number);
    const now = genesisTime + BigInt(number) * slotDuration;
    state.set('Timestamp', 'Now', [], now);
    world.onBlock(state, number);
    const {body, events} = drainPool(storage);
    state.set('System', 'Events', [], events);
    return append(parent.hash, number, body, storage);
  };

  const genesis = createGenesis();
  for (let count = 0; count < finalityLag; count += 1) produce();

  return {
    genesis,
    best,
    fee,
    produce,
    finalized: () => line[finalizedIndex()] as Block,
    unfinalized: () => line.slice(finalizedIndex() + 1),
    find: (hash) => line.find((block) => block.hash === hash),
    stateAt: (block) => openState(runtime, block.storage),
    freeBalance: (account) =>
      openState(runtime, best().storage).get('System', 'Account', account).data
        .free as bigint,
    isTransacting: () =>
      pool.length > 0 ||
      line.slice(finalizedIndex() + 1).some(({body}) => body.length > 0),
    pending: (account) => pool.filter(({signer}) => signer === account).length,
    validate: (transaction, at) =>
      invalidity(transaction, openState(runtime, at.storage)),
    submit(transaction) {
      if (!pool.some(({hex}) => hex === transaction.hex))
        pool.push(transaction);
    },
  };
}

function payFee(state: State, who: string, amount: bigint): void {
  const account: Value = state.get('System', 'Account', who);
  state.set('System', 'Account', [who], {
    ...account,
    nonce: account.nonce + 1,
    data: {...account.data, free: account.data.free - amount},
  });
}

/** Runs a call; returns the runtime's error if it fails. */
function attempt(
  call: Call,
  context: Omit<Parameters<typeof dispatch>[1], 'dispatch'>,
): Value | undefined {
  const whole = {
    ...context,
    dispatch: (inner: Call): void => dispatch(inner, whole),
  };
  try {
    dispatch(call, whole);
    return undefined;
  } catch (error) {
    if (error instanceof DispatchError) return error.error;
    throw error;
  }
}

function replaceWith(storage: Storage, other: Storage): void {
  storage.clear();
  other.forEach((value, key) => storage.set(key, value));
}
