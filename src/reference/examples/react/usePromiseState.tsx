import { pending } from "@reactive-dot/core";
import { useBlock, usePromiseValue } from "@reactive-dot/react";

export function BlockHash() {
  const block = usePromiseValue(useBlock("finalized", { use: false }));

  return <code>{block === pending ? "…" : block.hash}</code>;
}
