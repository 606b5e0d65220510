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

/** Settings that a reader can change while a chain runs. */
export interface Switches extends Mishaps {
  /** Whether the next request of the app fails. Resets itself. */
  fail: boolean;
  /** Whether answers take seconds. */
  slow: boolean;
  /** Whether the chain stops making blocks. */
  stop: boolean;
}

/** The options of a chain. */
export interface NodeOptions extends World {
  name: string;
  /** The properties that the client reads to format amounts and addresses. */
  properties: {tokenSymbol: string; tokenDecimals: number; ss58Format: number};
  /**
   * Returns the runtime metadata (SCALE, version 15). Called when the chain
   * starts.
   */
  readMetadata: () => Uint8Array;
  /** Runtime APIs in addition to those that the client itself needs. */
  apis: Apis;
  switches: Switches;
  /** Whether the chain pauses, for example because it isn't visible. */
  isPaused?: () => boolean;
  /**
   * Average time of an answer from storage, in ms. A computed answer, such as a
   * runtime call, takes three times as long. 200 by default.
   */
  latency?: number;
  /** Time between two blocks, in ms. 2000 by default. */
  blockTime?: number;
  /**
   * Called after a new block, after a switch resets itself, and when a request
   * starts or ends.
   */
  onChange?: () => void;
  /** Called with every change of a request, and the runtime that decodes it. */
  onReport?: (report: Report, runtime: Runtime) => void;
}

/** A running chain. It makes blocks while it has subscribers. */
export type Node = ReturnType<typeof createNode>;

type Listener = (event: object) => void;

/** The latency on a slow network, in ms. */
const slowLatency = 3000;
const failureMessage = 'The node could not answer.';

/** Starts a chain. */
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
      // A block that replaces another doesn't finalize one.
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
    isAnswering: answers.areUnderway,
    answer: answers.give,
    call: (method: string, args: Hex, block: Block) =>
      callRuntime({runtime, blockchain, switches}, apis, method, args, block),
    /**
     * Sends the listener the events of `chainHead_v1_follow`.
     *
     * @returns a function that unsubscribes
     */
    subscribe(listener: Listener) {
      listener(initialized(runtime, blockchain));
      blockchain.unfinalized().forEach((block) => announce(block, listener));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Stops the node and removes its listeners. */
    close() {
      answers.end();
      clearInterval(clock);
      listeners.clear();
    },
  };
}

/**
 * Delays answers, and fails the next one if the switch `fail` is on.
 *
 * @param ownQuestions - requests of the client itself, which are neither
 *   delayed nor failed
 */
function createAnswers(
  {switches, latency = 200, onChange = () => {}}: NodeOptions,
  ownQuestions: readonly string[],
) {
  // Only the first request for an entry counts. Subscriptions read it again with
  // each block, and on a slow network, these requests never pause.
  const asked = new Set<string>();
  let underway = 0;
  let isEnded = false;
  const timeFor = (what: string) => {
    const average = switches.slow ? slowLatency : latency;
    const isComputed = !what.startsWith('0x');
    // Up to 30% more or less, so that answers can overtake each other.
    const spread = 0.7 + 0.6 * Math.random();
    return average * spread * (isComputed ? 3 : 1);
  };
  return {
    /** Whether entries that weren't requested before await their answer. */
    areUnderway: () => underway > 0,
    /**
     * Calls `reply` when the answer to a request would arrive.
     *
     * @param what - name of the runtime call, or key of the storage entry
     * @param reply - receives a message if the request fails
     */
    give(what: string, reply: (failure?: string) => void) {
      const isForTheApp = !ownQuestions.includes(what);
      const count = asked.has(what) ? 0 : 1;
      asked.add(what);
      underway += count;
      onChange();
      setTimeout(
        () => {
          if (isEnded) return;
          underway -= count;
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

/** Returns the first event of a subscription. */
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

/** Sends a listener the events of a new block, which is the best one. */
function announce({hash, parent}: Block, listener: Listener): void {
  listener({
    event: 'newBlock',
    blockHash: hash,
    parentBlockHash: parent,
    newRuntime: null,
  });
  listener({event: 'bestBlockChanged', bestBlockHash: hash});
}
