import { polkadot, polkadot_asset_hub } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import { createLightClientProvider } from "@reactive-dot/core/providers/light-client.js";

const relayChain = createLightClientProvider().addRelayChain({
  id: "polkadot",
});

export const myConfig = defineConfig({
  chains: {
    polkadot: { descriptor: polkadot, provider: relayChain },
    polkadot_asset_hub: {
      descriptor: polkadot_asset_hub,
      provider: relayChain.addParachain({ id: "polkadot_asset_hub" }),
    },
  },
});
