import { ChainProvider, useChainIds } from "@reactive-dot/react";
import { type ReactNode, useState } from "react";

export function ChainSwitch({ children }: { children: ReactNode }) {
  const chainIds = useChainIds();
  const [chainId, setChainId] = useState(chainIds[0]!);

  return (
    <ChainProvider chainId={chainId}>
      {chainIds.map((id) => (
        <button key={id} onClick={() => setChainId(id)}>
          {id}
        </button>
      ))}
      {children}
    </ChainProvider>
  );
}
