import {
  useBlock,
  useLazyLoadQuery,
  usePromises,
} from "@reactive-dot/react";

export function BothAtOnce() {
  const [block, issuance] = usePromises([
    useBlock("finalized", { use: false }),
    useLazyLoadQuery(
      (query) => query.storage("Balances", "TotalIssuance"),
      { use: false },
    ),
  ]);

  return (
    <p>
      {issuance.toString()} planck in block {block.number}
    </p>
  );
}
