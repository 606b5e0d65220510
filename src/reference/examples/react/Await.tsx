import { Await, useBlock } from "@reactive-dot/react";
import { Suspense } from "react";

export function LatestBlock() {
  const block = useBlock("finalized", { chainId: "polkadot", use: false });

  return (
    <Suspense fallback="…">
      <Await promise={block}>{({ number }) => number}</Await>
    </Suspense>
  );
}
