import { contracts } from "@polkadot-api/descriptors";
import { defineContract } from "@reactive-dot/core";

export const flipper = defineContract({
  type: "ink",
  descriptor: contracts.flipper,
});

export const counter = defineContract({
  type: "solidity",
  abi: [
    {
      type: "function",
      name: "count",
      stateMutability: "view",
      inputs: [],
      outputs: [{ name: "", type: "uint256" }],
    },
  ],
});
