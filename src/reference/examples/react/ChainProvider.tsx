import { ChainProvider, useBlock } from "@reactive-dot/react";

function BlockNumber() {
  const block = useBlock();

  return <output>{block.number}</output>;
}

export function BothChains() {
  return (
    <>
      <ChainProvider chainId="polkadot">
        <BlockNumber />
      </ChainProvider>
      <ChainProvider chainId="kusama">
        <BlockNumber />
      </ChainProvider>
    </>
  );
}
