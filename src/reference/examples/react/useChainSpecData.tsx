import { useChainSpecData } from "@reactive-dot/react";

export function ChainCard() {
  const { name, genesisHash } = useChainSpecData({ chainId: "polkadot" });

  return (
    <p>
      {name}, genesis <code>{genesisHash}</code>
    </p>
  );
}
