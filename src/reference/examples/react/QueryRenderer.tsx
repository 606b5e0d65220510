import { useLazyLoadQuery } from "@reactive-dot/react";

export function BlockHeight() {
  const height = useLazyLoadQuery(
    (query) => query.storage("System", "Number"),
    { chainId: "polkadot" },
  );

  return <p>Block {height}</p>;
}
