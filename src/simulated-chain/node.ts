import {codeKey, createBlockchain, type Block, type World} from './blockchain';
import {seededRandom, type Random} from './random';
import {readRuntime, type Hex} from './runtime';
import {callRuntime, plumbing, type Apis} from './runtime-apis';

/** What a person may change while a chain runs. */
export interface Switches {
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
  /** Decides how long each answer takes. */
  random?: Random;
  /** Called when a block was made, a switch was used up, or an answer comes or is awaited. */
  onChange?: () => void;
}

/** A chain that runs: it makes blocks while somebody follows it. */
export type Node = ReturnType<typeof createNode>;

type Listener = (event: object) => void;

const slowLatency = 3000;
const failureMessage = 'The node could not answer.';

/** Runs a chain. */
export function createNode(options: NodeOptions) {
  const {
    name,
    properties,
    apis,
    switches,
    isPaused = () => false,
    latency = 400,
    blockTime = 2000,
    random = seededRandom(1),
    onChange = () => {},
  } = options;
  const runtime = readRuntime(options.readMetadata());
  const blockchain = createBlockchain(runtime, options);
  /** What the client asks for by itself, and not for the app. */
  const ownQuestions = [
    ...Object.keys(plumbing),
    runtime.storageKey('System', 'Events'),
    codeKey,
    'body',
  ];
  const timeFor = (what: string) => {
    const isComputed = !what.startsWith('0x');
    const spread = 0.7 + 0.6 * random();
    return (
      (switches.slow ? slowLatency : latency) * spread * (isComputed ? 3 : 1)
    );
  };
  const listeners = new Set<Listener>();
  const tell: Listener = (event) =>
    listeners.forEach((listener) => listener(event));
  let answersUnderWay = 0;
  let isClosed = false;

  const clock = setInterval(() => {
    if (listeners.size === 0 || switches.stop || isPaused()) return;
    const before = blockchain.finalized();
    announce(blockchain.produce(), tell);
    const finalized = blockchain.finalized();
    if (finalized !== before)
      tell({
        event: 'finalized',
        finalizedBlockHashes: [finalized.hash],
        prunedBlockHashes: [],
      });
    onChange();
  }, blockTime);

  return {
    name,
    properties,
    blockchain,
    isAnswering: () => answersUnderWay > 0,
    call: (method: string, args: Hex, block: Block) =>
      callRuntime(runtime, blockchain, apis, method, args, block),
    /** Reports what happens from now on, as `chainHead_v1` words it; returns what ends it. */
    subscribe(listener: Listener) {
      const {spec_name: specName, ...version} = runtime.constant(
        'System',
        'Version',
      );
      listener({
        event: 'initialized',
        finalizedBlockHashes: [blockchain.finalized().hash],
        finalizedBlockRuntime: {
          type: 'valid',
          spec: {
            specName,
            implName: version.impl_name,
            specVersion: version.spec_version,
            implVersion: version.impl_version,
            transactionVersion: version.transaction_version,
            apis: {},
          },
        },
      });
      blockchain.unfinalized().forEach((block) => announce(block, listener));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Calls back when the answer to a request would arrive, with a message if
     * it is to fail.
     *
     * @param what name of the runtime call, or key of the storage entry
     */
    answer(what: string, reply: (failure?: string) => void) {
      const isForTheApp = !ownQuestions.includes(what);
      answersUnderWay += 1;
      onChange();
      setTimeout(
        () => {
          if (isClosed) return;
          answersUnderWay -= 1;
          const fails = isForTheApp && switches.fail;
          if (fails) switches.fail = false;
          reply(fails ? failureMessage : undefined);
          onChange();
        },
        isForTheApp ? timeFor(what) : 0,
      );
    },
    /** Ends everything: nobody hears of this node again. */
    close() {
      isClosed = true;
      clearInterval(clock);
      listeners.clear();
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
