import { pending } from "@reactive-dot/core";
import { useBlock, usePromiseValue } from "@reactive-dot/react";

export function BlockNumber() {
  const block = usePromiseValue(useBlock("best", { use: false }));

  return <output>{block === pending ? "…" : block.number}</output>;
}
