// A node whose answers a test can hold back, for guides about refetching.
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {polkadot} from '@polkadot-api/descriptors';

import type {Bench} from './bench';

/**
 * Returns a config whose node counts the reads of pool rewards, and can hold
 * them back.
 */
export function createSlowConfig(bench: Bench) {
  let isHolding = false;
  const heldReads: (() => void)[] = [];
  const reads = {
    count: 0,
    /** Counts from 0 again, and keeps further reads from the chain. */
    hold() {
      reads.count = 0;
      isHolding = true;
    },
    /** Sends the held reads to the chain, and holds no more. */
    release() {
      isHolding = false;
      heldReads.splice(0).forEach((send) => send());
    },
  };
  const provider: JsonRpcProvider = (onMessage) => {
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      send(message) {
        const isRead = message.includes('NominationPoolsApi_pending_rewards');
        if (isRead) reads.count++;
        if (isRead && isHolding) heldReads.push(() => connection.send(message));
        else connection.send(message);
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
