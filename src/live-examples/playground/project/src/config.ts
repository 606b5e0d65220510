import { kusama, polkadot } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import { InjectedWalletProvider } from "@reactive-dot/core/wallets.js";
import { getWsProvider } from "polkadot-api/ws-provider";

export const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io"),
    },
    kusama: {
      descriptor: kusama,
      provider: getWsProvider("wss://kusama-rpc.polkadot.io"),
    },
  },
  wallets: [new InjectedWalletProvider()],
});

declare module "@reactive-dot/core" {
  export interface Register {
    config: typeof config;
  }
}
