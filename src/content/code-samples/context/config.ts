import {kusama, polkadot, polkadot_asset_hub} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {InjectedWalletProvider} from '@reactive-dot/core/wallets.js';
import {getWsProvider} from 'polkadot-api/ws-provider';

export const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider('wss://rpc.polkadot.io'),
    },
    kusama: {
      descriptor: kusama,
      provider: getWsProvider('wss://kusama-rpc.polkadot.io'),
    },
    polkadot_asset_hub: {
      descriptor: polkadot_asset_hub,
      provider: getWsProvider('wss://polkadot-asset-hub-rpc.polkadot.io'),
    },
  },
  targetChains: ['polkadot_asset_hub'],
  wallets: [new InjectedWalletProvider()],
});

declare module '@reactive-dot/core' {
  export interface Register {
    config: typeof config;
  }
}
