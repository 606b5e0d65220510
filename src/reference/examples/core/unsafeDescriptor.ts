import type { Polkadot } from "@polkadot-api/descriptors";
import { defineConfig, unsafeDescriptor } from "@reactive-dot/core";
import { getWsProvider } from "polkadot-api/ws-provider";

export const myConfig = defineConfig({
  chains: {
    polkadot: {
      descriptor: unsafeDescriptor<Polkadot>(),
      provider: getWsProvider("wss://rpc.polkadot.io"),
    },
  },
});
