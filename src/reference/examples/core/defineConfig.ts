import { kusama, polkadot } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import { InjectedWalletProvider } from "@reactive-dot/core/wallets.js";
import { getWsProvider } from "polkadot-api/ws-provider";

export const myConfig = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io"),
    },
    kusama: {
      descriptor: kusama,
      // Called when the chain is first used.
      provider: () => getWsProvider("wss://kusama-rpc.polkadot.io"),
    },
  },
  wallets: [new InjectedWalletProvider({ originName: "My app" })],
});
