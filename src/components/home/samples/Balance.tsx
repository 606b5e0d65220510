import { useSpendableBalance } from "@reactive-dot/react";

export function Balance({ address }: { address: string }) {
  const balance = useSpendableBalance(address);

  // Renders again when the balance changes on the chain.
  return <output>{balance.toLocaleString("en")}</output>;
}
