import { useTypedApi } from "@reactive-dot/react";
import { Binary } from "polkadot-api";
import { useState } from "react";

export function RemarkFee({ from }: { from: string }) {
  const api = useTypedApi({ chainId: "polkadot" });
  const [planck, setPlanck] = useState<bigint>();

  async function estimate() {
    const transaction = api.tx.System.remark({
      remark: Binary.fromText("Hello"),
    });
    setPlanck(await transaction.getEstimatedFees(from));
  }

  return (
    <button onClick={() => void estimate()}>
      {planck === undefined ? "Estimate the fee" : `${planck} planck`}
    </button>
  );
}
