import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {polkadot} from '@polkadot-api/descriptors';

import type {Bench} from './bench';

/**
 * Returns a config whose node accepts a transaction and never sends it. It then
 * turns on the switch `invalid`, so that the client's next check of the
 * transaction fails.
 */
export function createLossyConfig(bench: Bench): Bench['config'] {
  const provider: JsonRpcProvider = (onMessage) => {
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      send(message) {
        const {id, method} = JSON.parse(message) as {
          id: number;
          method: string;
        };
        if (method !== 'transaction_v1_broadcast') {
          connection.send(message);
          return;
        }
        bench.switches.invalid = true;
        onMessage(JSON.stringify({jsonrpc: '2.0', id, result: 'lost'}));
      },
    };
  };
  return defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  });
}
