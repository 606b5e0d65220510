import { contracts } from "@polkadot-api/descriptors";
import { defineContract, pending } from "@reactive-dot/core";
import { useContractMutation } from "@reactive-dot/react";

const flipper = defineContract({
  type: "ink",
  descriptor: contracts.flipper,
});

export function FlipButton({ address }: { address: `0x${string}` }) {
  const [state, flip] = useContractMutation((mutate) =>
    mutate(flipper, address, "flip", {}),
  );

  return (
    <button disabled={state === pending} onClick={() => flip()}>
      Flip
    </button>
  );
}
