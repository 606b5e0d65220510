import { polkadot } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import { getWsProvider } from "polkadot-api/ws-provider";

export const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io"),
    },
  },
});

declare module "@reactive-dot/core" {
  interface Register {
    config: typeof config;
  }
}
