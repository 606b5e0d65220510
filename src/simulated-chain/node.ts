import {
  codeKey,
  createBlockchain,
  type Block,
  type Blockchain,
  type Mishaps,
  type World,
} from './blockchain';
import {readRuntime, type Hex, type Runtime} from './runtime';
import {callRuntime, plumbing, type Apis} from './runtime-apis';
import type {Report} from './reports';

/** What a person may change while a chain runs. */
export interface Switches extends Mishaps {
  /** Whether the next answer to the app is a failure. */
  fail: boolean;
  slow: boolean;
  /** Whether no new blocks are made. */
  stop: boolean;
}

export interface NodeOptions extends World {
  name: string;
  properties: {tokenSymbol: string; tokenDecimals: number; ss58Format: number};
  /** The runtime metadata (SCALE, version 15); asked for when the chain starts. */
  readMetadata: () => Uint8Array;
  /** Runtime APIs that the chain answers, besides those of the client itself. */
  apis: Apis;
  switches: Switches;
  /** Whether no blocks are made for now, because nobody looks. */
  isPaused?: () => boolean;
  /**
   * How long an answer takes on average, in ms, if a node would have to look it
   * up. One that it would have to compute takes three times as long.
   */
  latency?: number;
  /** Time between two blocks, in ms. */
  blockTime?: number;
  /** Called when a block was made, a switch was used up, or an answer comes or is awaited. */
  onChange?: () => void;
  /** Hears of every request, its answer and its end; the runtime decodes them. */
  onReport?: (report: Report, runtime: Runtime) => void;
}

/** A chain that runs: it makes blocks while somebody follows it. */
export type Node = ReturnType<typeof createNode>;

type Listener = (event: object) => void;

const slowLatency = 3000;
const failureMessage = 'The node could not answer.';

/** Runs a chain. */
export function createNode(options: NodeOptions) {
  const {name, properties, apis, switches, blockTime = 2000} = options;
  const runtime = readRuntime(options.readMetadata());
  const blockchain = createBlockchain(runtime, options, switches);
  const answers = createAnswers(options, [
    ...Object.keys(plumbing),
    runtime.storageKey('System', 'Events'),
    codeKey,
    'body',
  ]);
  const listeners = new Set<Listener>();
  const clock = setInterval(() => {
    if (listeners.size === 0 || switches.stop || options.isPaused?.()) return;
    const before = blockchain.finalized();
    const block = blockchain.produce();
    const finalized = blockchain.finalized();
    listeners.forEach((listener) => {
      announce(block, listener);
      // A block that takes the place of another leaves the finalized one where it was.
      if (finalized === before) return;
      listener({
        event: 'finalized',
        finalizedBlockHashes: [finalized.hash],
        prunedBlockHashes: blockchain.prunedBy(finalized),
      });
    });
    options.onChange?.();
  }, blockTime);

  return {
    name,
    properties,
    blockchain,
    report: (report: Report) => options.onReport?.(report, runtime),
    isAnswering: answers.areUnderWay,
    answer: answers.give,
    call: (method: string, args: Hex, block: Block) =>
      callRuntime({runtime, blockchain, switches}, apis, method, args, block),
    /** Reports what happens from now on, as `chainHead_v1` words it; returns what ends it. */
    subscribe(listener: Listener) {
      listener(initialized(runtime, blockchain));
      blockchain.unfinalized().forEach((block) => announce(block, listener));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ends everything: nobody hears of this node again. */
    close() {
      answers.end();
      clearInterval(clock);
      listeners.clear();
    },
  };
}

/**
 * Lets each answer take its time, and fails the one that is to fail.
 *
 * @param ownQuestions what the client asks for by itself, and not for the app
 */
function createAnswers(
  {switches, latency = 200, onChange = () => {}}: NodeOptions,
  ownQuestions: readonly string[],
) {
  let underWay = 0;
  let isEnded = false;
  const timeFor = (what: string) => {
    const isComputed = !what.startsWith('0x');
    const spread = 0.7 + 0.6 * Math.random();
    return (
      (switches.slow ? slowLatency : latency) * spread * (isComputed ? 3 : 1)
    );
  };
  return {
    areUnderWay: () => underWay > 0,
    /**
     * Calls back when the answer to a request would arrive, with a message if
     * it is to fail.
     *
     * @param what name of the runtime call, or key of the storage entry
     */
    give(what: string, reply: (failure?: string) => void) {
      const isForTheApp = !ownQuestions.includes(what);
      underWay += 1;
      onChange();
      setTimeout(
        () => {
          if (isEnded) return;
          underWay -= 1;
          const fails = isForTheApp && switches.fail;
          if (fails) switches.fail = false;
          reply(fails ? failureMessage : undefined);
          onChange();
        },
        isForTheApp ? timeFor(what) : 0,
      );
    },
    end: () => (isEnded = true),
  };
}

/** What those who follow a chain hear first. */
function initialized(runtime: Runtime, blockchain: Blockchain) {
  const version = runtime.constant('System', 'Version');
  return {
    event: 'initialized',
    finalizedBlockHashes: [blockchain.finalized().hash],
    finalizedBlockRuntime: {
      type: 'valid',
      spec: {
        specName: version.spec_name,
        implName: version.impl_name,
        specVersion: version.spec_version,
        implVersion: version.impl_version,
        transactionVersion: version.transaction_version,
        apis: {},
      },
    },
  };
}

function announce({hash, parent}: Block, listener: Listener): void {
  listener({
    event: 'newBlock',
    blockHash: hash,
    parentBlockHash: parent,
    newRuntime: null,
  });
  listener({event: 'bestBlockChanged', bestBlockHash: hash});
}
