import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';

import {connect} from './json-rpc';
import {createNode, type Node, type NodeOptions} from './node';

/** A chain in the page. It starts when somebody connects to its provider. */
export type SimulatedChain = ReturnType<typeof createSimulatedChain>;

/** Makes a chain. The same options give the same blocks. */
export function createSimulatedChain(options: NodeOptions) {
  let node: Node | undefined;
  const provider: JsonRpcProvider = (onMessage) =>
    connect((node ??= createNode(options)), onMessage);

  return {
    name: options.name,
    provider,
    /** Its blocks, once it has started. */
    blocks: () => node?.blockchain,
    isAnswering: () => node?.isAnswering() ?? false,
    /** Ends the chain for good; whoever is connected hears nothing more. */
    close: () => node?.close(),
  };
}
