import { contracts } from "@polkadot-api/descriptors";
import { defineContract } from "@reactive-dot/core";
import { useContractEventListener } from "@reactive-dot/react";
import { useState } from "react";

const flipper = defineContract({
  type: "ink",
  descriptor: contracts.flipper,
});

export function LastFlip({ address }: { address: `0x${string}` }) {
  const [text, setText] = useState("not turned yet");

  useContractEventListener(flipper, address, "Flipped", (event) =>
    setText(`${event.data.value} since block ${event.block.number}`),
  );

  return <output>{text}</output>;
}
