import { useSpendableBalance } from "@reactive-dot/react";

export function Balance({ address }: { address: string }) {
  const balance = useSpendableBalance(address, {
    chainId: "polkadot_asset_hub",
  });

  return <p>You can spend {balance.toLocaleString("en")}</p>;
}
