import { useBlock } from "@reactive-dot/react";

export function BlockNumber() {
  const block = useBlock("best", { chainId: "polkadot" });

  return <p>Block {block.number}</p>;
}
