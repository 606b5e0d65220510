import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';

import {createBlockchain, type Blockchain, type World} from './blockchain';
import {createProvider} from './json-rpc';
import {createNode, type Node, type Switches} from './node';
import {seededRandom, type Random} from './random';
import {readRuntime} from './runtime';
import type {Apis} from './runtime-apis';

export interface SimulatedChainOptions extends World {
  name: string;
  properties: {tokenSymbol: string; tokenDecimals: number; ss58Format: number};
  /** The runtime metadata (SCALE, version 15); asked for when the chain starts. */
  loadMetadata: () => Promise<Uint8Array>;
  /** Runtime APIs that the chain answers, besides those of the client itself. */
  apis?: Apis;
  /** Time between two blocks, in ms. */
  blockTime?: number;
  /** How long an answer takes at first, in ms; see {@link Switches}. */
  latency?: number;
  /** Decides how long each answer takes. */
  random?: Random;
}

/** What can be seen of a chain from outside. */
export interface ChainView {
  /** Number of the best block; `undefined` before the chain started. */
  best?: number;
  /** Number of the newest finalized block. */
  finalized?: number;
  isAnswering: boolean;
  /** Whether a transaction is on its way to a finalized block. */
  isTransacting: boolean;
  switches: Readonly<Switches>;
}

/** A chain in the page. It starts when somebody connects to its provider. */
export interface SimulatedChain {
  name: string;
  provider: JsonRpcProvider;
  /** Changes what a person may change; see {@link Switches}. */
  flip(change: Partial<Switches>): void;
  /** The same object until something changes. */
  view(): ChainView;
  /** What an account owns in the best block, in planck; `undefined` before the chain started. */
  freeBalance(address: string): bigint | undefined;
  /** Calls back whenever the view changes; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Ends the chain for good; whoever is connected hears nothing more. */
  close(): void;
}

/** Makes a chain. The same options give the same blocks. */
export function createSimulatedChain(
  options: SimulatedChainOptions,
): SimulatedChain {
  const {
    blockTime = 2000,
    latency = 400,
    random = seededRandom(1),
    apis = {},
  } = options;
  const switches: Switches = {
    latency,
    failsNext: false,
    makesBlocks: true,
    isPaused: false,
  };
  const listeners = new Set<() => void>();
  let blockchain: Blockchain | undefined;
  let isAnswering = false;
  let current: ChainView = {
    isAnswering,
    isTransacting: false,
    switches: {...switches},
  };
  let node: Promise<Node> | undefined;

  const publish = () => {
    current = {
      best: blockchain?.best().number,
      finalized: blockchain?.finalized().number,
      isAnswering,
      isTransacting: blockchain?.isTransacting() ?? false,
      switches: {...switches},
    };
    listeners.forEach((listener) => listener());
  };

  const start = async (): Promise<Node> => {
    const runtime = readRuntime(await options.loadMetadata());
    blockchain = createBlockchain(runtime, options);
    publish();
    return createNode({
      name: options.name,
      properties: options.properties,
      runtime,
      blockchain,
      apis,
      blockTime,
      random,
      switches,
      onChange: publish,
      onAnswering(value) {
        isAnswering = value;
        publish();
      },
    });
  };

  return {
    name: options.name,
    provider: createProvider(() => (node ??= start())),
    flip(change) {
      Object.assign(switches, change);
      publish();
    },
    view: () => current,
    freeBalance: (address) => blockchain?.freeBalance(address),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      void node?.then((running) => running.close());
    },
  };
}
