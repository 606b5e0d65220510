// A node that loses transactions, for guides that explain a lost one.
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {polkadot} from '@polkadot-api/descriptors';

import type {Switches} from '../../../src/simulated-chain/node';
import type {Bench} from './bench';

/**
 * Returns a node that accepts a transaction and never sends it. It then turns
 * on the switch `invalid`, so that the client's next check of the transaction
 * fails.
 */
export const createLossyProvider =
  (provider: JsonRpcProvider, switches: Switches): JsonRpcProvider =>
  (onMessage) => {
    const connection = provider(onMessage);
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
        switches.invalid = true;
        onMessage(JSON.stringify({jsonrpc: '2.0', id, result: 'lost'}));
      },
    };
  };

/** Returns a config whose node of Polkadot loses each transaction. */
export const createLossyConfig = ({
  chains,
  config,
  switches,
}: Bench): Bench['config'] =>
  defineConfig({
    chains: {
      ...config.chains,
      polkadot: {
        descriptor: polkadot,
        provider: createLossyProvider(chains.polkadot.provider, switches),
      },
    },
  });
