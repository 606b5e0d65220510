import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';

import {connect} from './json-rpc';
import {createNode, type Node, type NodeOptions} from './node';

/** A chain in the page. It starts at the first connection to its provider. */
export type SimulatedChain = ReturnType<typeof createSimulatedChain>;

/**
 * Creates a chain. The same options and transactions result in the same blocks.
 */
export function createSimulatedChain(options: NodeOptions) {
  let node: Node | undefined;
  const provider: JsonRpcProvider = (onMessage) =>
    connect((node ??= createNode(options)), onMessage);

  return {
    name: options.name,
    provider,
    /** Returns its blocks, or undefined before it starts. */
    blocks: () => node?.blockchain,
    /** Whether a first read of a value waits for its answer. */
    isAnswering: () => node?.isAnswering() ?? false,
    /** Stops the chain permanently. Its clients receive nothing more. */
    close: () => node?.close(),
  };
}
