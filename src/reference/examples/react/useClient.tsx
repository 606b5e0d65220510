import { useClient } from "@reactive-dot/react";
import { useState } from "react";

export function ExtrinsicCount() {
  const client = useClient({ chainId: "polkadot" });
  const [count, setCount] = useState<number>();

  async function ask() {
    const block = await client.getFinalizedBlock();
    const extrinsics = await client.getBlockBody(block.hash);
    setCount(extrinsics.length);
  }

  return <button onClick={() => void ask()}>{count ?? "Count"}</button>;
}
