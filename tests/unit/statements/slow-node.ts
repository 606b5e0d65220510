import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {polkadot} from '@polkadot-api/descriptors';

import type {Bench} from './bench';

/**
 * Returns a config whose node counts the reads of the rewards, and holds their
 * answers back while `isHeld` is true.
 */
export function createSlowConfig(bench: Bench) {
  const reads = {count: 0, isHeld: false, release: () => {}};
  const provider: JsonRpcProvider = (onMessage) => {
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      send(message) {
        const isRead = message.includes('NominationPoolsApi_pending_rewards');
        if (isRead) reads.count++;
        if (!isRead || !reads.isHeld) {
          connection.send(message);
          return;
        }
        const {release} = reads;
        reads.release = () => {
          release();
          connection.send(message);
        };
      },
    };
  };
  const config: Bench['config'] = defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  });
  return {config, reads};
}
