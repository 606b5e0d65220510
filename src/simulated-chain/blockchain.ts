import {Blake2256, blockHeader} from '@polkadot-api/substrate-bindings';
import {toHex} from '@polkadot-api/utils';

import type {Hex, Runtime, State, Storage, Transaction, Value} from './runtime';
import {execute, invalidity} from './transactions';

/** A block, and the storage after it. */
export interface Block {
  hash: Hex;
  /** Its height. The genesis block has 0. */
  number: number;
  /** Hash of the block before it. */
  parent: Hex;
  /** The header, encoded. */
  header: Hex;
  /** The extrinsics, encoded. */
  body: Hex[];
  /** The storage after its extrinsics. Never changes. */
  storage: Storage;
}

/** The initial state of a chain, and its changes without transactions. */
export interface World {
  /** Sets the storage of the genesis block. */
  genesis(state: State): void;
  /** Runs in every new block, before its extrinsics. */
  onBlock(state: State, number: number): void;
}

/** Failures of transactions that a reader can switch on. */
export interface Mishaps {
  /** Whether every transaction is invalid. */
  invalid?: boolean;
  /** Whether every call fails. */
  dispatch?: boolean;
  /**
   * Whether another block replaces the next one with a transaction. Resets
   * itself.
   */
  drop?: boolean;
}

/** A chain's blocks and its pool of transactions. */
export type Blockchain = ReturnType<typeof createBlockchain>;

/** The time of the genesis block, in ms. A constant makes all runs the same. */
const genesisTime = 1_700_000_000_000n;
/** Polkadot's time between two blocks, in ms. Examples don't wait that long. */
const slotDuration = 6000n;
/** Number of blocks between the finalized and the best block. */
const finalityLag = 2;
/** Number of blocks to keep. Clients query only newer ones. */
const keptBlocks = 100;

/** The storage key of a runtime's code. */
export const codeKey = '0x3a636f6465';

/** Returns the hash of a text. */
export const hashOfText = (text: string): Hex =>
  toHex(Blake2256(new TextEncoder().encode(text)));

/** Starts a chain with its genesis block and enough blocks to finalize it. */
export function createBlockchain(
  runtime: Runtime,
  world: World,
  switches: Mishaps,
) {
  const genesis = createGenesis(runtime, world);
  let best = genesis;
  /** The blocks up to the best one, oldest first. */
  let line = [genesis];
  let pool: Transaction[] = [];
  /** Blocks that another replaced. */
  const dropped: Block[] = [];

  const unfinalized = () => line.slice(-finalityLag);
  /** Adds a block with all valid transactions of the pool. */
  const produce = (): Block => {
    const isDropped = switches.drop && best.body.length > 0;
    if (isDropped) {
      switches.drop = false;
      dropped.push(best);
      line = line.slice(0, -1);
      const back = best.body.map((hex) => runtime.decodeTransaction(hex));
      pool = [...back, ...pool];
    }
    const parent = line.at(-1) ?? genesis;
    // The replacement is empty. The next block includes the transactions again.
    const included = isDropped ? [] : pool;
    const fails = Boolean(switches.dispatch);
    const next = createNext(runtime, world, parent, included, fails);
    if (!isDropped) pool = next.waiting;
    best = next.block;
    line = [...line, best].slice(-keptBlocks);
    return best;
  };
  for (let count = 0; count < finalityLag; count += 1) produce();

  return {
    genesisHash: genesis.hash,
    best: () => best,
    produce,
    finalized: () => line.at(-1 - finalityLag) ?? genesis,
    /** The blocks after the finalized one, oldest first. */
    unfinalized,
    /** @throws if the block never existed or is too old */
    find(hash: Hex): Block {
      const isIt = (block: Block) => block.hash === hash;
      const block = line.find(isIt) ?? dropped.find(isIt);
      if (!block) throw new Error(`The simulated chain has no block ${hash}.`);
      return block;
    },
    /**
     * Returns the hashes of the blocks that are discarded when a block becomes
     * final.
     */
    prunedBy: ({number}: Block) =>
      dropped.filter((block) => block.number === number).map(({hash}) => hash),
    /** Returns an account's free balance in the best block, in planck. */
    freeBalance: (account: string): bigint =>
      runtime.open(best.storage).get('System', 'Account', account).data.free,
    /** Whether a transaction isn't finalized yet. */
    isTransacting: () =>
      pool.length > 0 || unfinalized().some(({body}) => body.length > 0),
    /** Returns the number of transactions of an account in the pool. */
    pending: (account: string) =>
      pool.filter(({signer}) => signer === account).length,
    /** Adds a transaction to the pool, unless it already contains it. */
    submit(hex: Hex) {
      if (!pool.some((other) => other.hex === hex))
        pool.push(runtime.decodeTransaction(hex));
    },
  };
}

function createGenesis(runtime: Runtime, world: World): Block {
  const storage: Storage = new Map([[codeKey, '0x00']]);
  const state = runtime.open(storage);
  world.genesis(state);
  state.set('System', 'Number', [], 0);
  // Polkadot-API's `watch()` fails for a block that has no list of events.
  state.set('System', 'Events', [], []);
  return seal(`0x${'00'.repeat(32)}`, 0, [], storage);
}

/**
 * Returns the block after another, and the transactions that can't be included
 * yet.
 */
function createNext(
  runtime: Runtime,
  world: World,
  parent: Block,
  pool: readonly Transaction[],
  fails: boolean,
): {block: Block; waiting: Transaction[]} {
  const number = parent.number + 1;
  let storage: Storage = new Map(parent.storage);
  const state = runtime.open(storage);
  state.set('System', 'Number', [], number);
  const now = genesisTime + BigInt(number) * slotDuration;
  state.set('Timestamp', 'Now', [], now);
  world.onBlock(state, number);

  const body: Hex[] = [];
  const events: Value[] = [];
  const waiting = pool.filter((transaction) => {
    const current = runtime.open(storage);
    const account = current.get('System', 'Account', transaction.signer);
    if (transaction.nonce > account.nonce) return true;
    if (invalidity(transaction, current)) return false;
    const done = execute(runtime, transaction, storage, body.length, fails);
    storage = done.storage;
    events.push(...done.events);
    body.push(transaction.hex);
    return false;
  });
  runtime.open(storage).set('System', 'Events', [], events);
  return {block: seal(parent.hash, number, body, storage), waiting};
}

/** Creates a block. Its header contains the hashes of its storage and body. */
function seal(
  parent: Hex,
  number: number,
  body: Hex[],
  storage: Storage,
): Block {
  const header = blockHeader.enc({
    parentHash: parent,
    number,
    stateRoot: hashOfText(JSON.stringify(Array.from(storage))),
    extrinsicRoot: hashOfText(body.join()),
    digests: [],
  });
  const hash = toHex(Blake2256(header));
  return {hash, number, parent, header: toHex(header), body, storage};
}
