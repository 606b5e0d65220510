import type {Block, Blockchain} from './blockchain';
import {codeKey} from './blockchain';
import type {Random} from './random';
import type {Hex, Runtime} from './runtime';
import {callRuntime, isPlumbing, type Apis} from './runtime-apis';

/** What a node tells those that follow it, as `chainHead_v1` words it. */
export type NodeEvent =
  | {
      event: 'initialized';
      finalizedBlockHashes: Hex[];
      finalizedBlockRuntime: object;
    }
  | {event: 'newBlock'; blockHash: Hex; parentBlockHash: Hex; newRuntime: null}
  | {event: 'bestBlockChanged'; bestBlockHash: Hex}
  | {
      event: 'finalized';
      finalizedBlockHashes: Hex[];
      prunedBlockHashes: Hex[];
    };

/** What a person may change while the chain runs. */
export interface Switches {
  /**
   * How long an answer takes on average, in ms, if a node would have to look it
   * up. One that it would have to compute takes three times as long.
   */
  latency: number;
  /** Whether the next answer to the app is a failure. */
  failsNext: boolean;
  /** Whether new blocks are made. */
  makesBlocks: boolean;
  /** Whether nobody looks: no blocks are made meanwhile either. */
  isPaused: boolean;
}

export interface NodeOptions {
  name: string;
  properties: object;
  runtime: Runtime;
  blockchain: Blockchain;
  apis: Apis;
  blockTime: number;
  /** Makes answers take differently long. */
  random: Random;
  switches: Switches;
  /** Called when a block was made or a switch was used up. */
  onChange: () => void;
  /** Told when the first answer is under way, and when none is any more. */
  onAnswering: (isAnswering: boolean) => void;
}

const failureMessage = 'The node could not answer.';

/** A chain that runs: it makes blocks while somebody follows it. */
export interface Node {
  name: string;
  properties: object;
  genesisHash: Hex;
  find(hash: Hex): Block | undefined;
  call(name: string, args: Hex, block: Block): Hex;
  submit(transaction: Hex): void;
  /** Reports what happens from now on; returns what ends it. */
  subscribe(listener: (event: NodeEvent) => void): () => void;
  /**
   * Calls back when the answer to a request would arrive, with a message if
   * it is to fail.
   *
   * @param what name of the runtime call, or key of the storage entry
   */
  answer(what: string, reply: (failure?: string) => void): void;
  defer(run: () => void): void;
  /** Ends everything: nobody hears of this node again. */
  close(): void;
}

/** Runs a chain. */
export function createNode(options: NodeOptions): Node {
  const {runtime, blockchain, switches} = options;
  const eventsKey = runtime.storage('System', 'Events').key();
  const listeners = new Set<(event: NodeEvent) => void>();
  let nextBlock: ReturnType<typeof setTimeout> | undefined;
  let answersUnderWay = 0;
  let isClosed = false;

  const isForTheApp = (what: string) =>
    !isPlumbing(what) &&
    what !== 'body' &&
    what !== codeKey &&
    what !== eventsKey;

  const delayOf = (what: string) => {
    const isComputed = !what.startsWith('0x');
    const spread = 0.7 + 0.6 * options.random();
    return switches.latency * spread * (isComputed ? 3 : 1);
  };

  const tell = (event: NodeEvent) => {
    listeners.forEach((listener) => listener(event));
  };

  const makeBlock = () => {
    const before = blockchain.finalized();
    const {hash, parent} = blockchain.produce();
    tell({
      event: 'newBlock',
      blockHash: hash,
      parentBlockHash: parent,
      newRuntime: null,
    });
    tell({event: 'bestBlockChanged', bestBlockHash: hash});
    const finalized = blockchain.finalized();
    if (finalized !== before) {
      tell({
        event: 'finalized',
        finalizedBlockHashes: [finalized.hash],
        prunedBlockHashes: [],
      });
    }
    options.onChange();
  };

  const keepMakingBlocks = () => {
    nextBlock = setTimeout(() => {
      nextBlock = undefined;
      if (switches.makesBlocks && !switches.isPaused) makeBlock();
      if (listeners.size > 0 && !nextBlock) keepMakingBlocks();
    }, options.blockTime);
  };

  const stopBlocks = () => {
    clearTimeout(nextBlock);
    nextBlock = undefined;
  };

  const introduce = (listener: (event: NodeEvent) => void) => {
    listener({
      event: 'initialized',
      finalizedBlockHashes: [blockchain.finalized().hash],
      finalizedBlockRuntime: {type: 'valid', spec: runtimeSpec(runtime)},
    });
    for (const {hash, parent} of blockchain.unfinalized()) {
      listener({
        event: 'newBlock',
        blockHash: hash,
        parentBlockHash: parent,
        newRuntime: null,
      });
    }
    listener({
      event: 'bestBlockChanged',
      bestBlockHash: blockchain.best().hash,
    });
  };

  return {
    name: options.name,
    properties: options.properties,
    genesisHash: blockchain.genesis.hash,
    find: (hash) => blockchain.find(hash),
    call: (name, args, block) =>
      callRuntime(options, options.apis, name, args, block),
    submit: (hex) => blockchain.submit(runtime.decodeTransaction(hex)),
    subscribe(listener) {
      if (isClosed) return () => {};
      introduce(listener);
      listeners.add(listener);
      if (!nextBlock) keepMakingBlocks();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopBlocks();
      };
    },
    answer(what, reply) {
      const isDelayed = isForTheApp(what);
      answersUnderWay += 1;
      if (answersUnderWay === 1) options.onAnswering(true);
      const arrive = () => {
        if (isClosed) return;
        answersUnderWay -= 1;
        if (answersUnderWay === 0) options.onAnswering(false);
        const fails = isDelayed && switches.failsNext;
        if (fails) {
          switches.failsNext = false;
          options.onChange();
        }
        reply(fails ? failureMessage : undefined);
      };
      setTimeout(arrive, isDelayed ? delayOf(what) : 0);
    },
    defer: (run) => void setTimeout(run),
    close() {
      isClosed = true;
      listeners.clear();
      stopBlocks();
    },
  };
}

function runtimeSpec({version}: Runtime): object {
  return {
    specName: version.spec_name as string,
    implName: version.impl_name as string,
    specVersion: version.spec_version as number,
    implVersion: version.impl_version as number,
    transactionVersion: version.transaction_version as number,
    apis: {},
  };
}
