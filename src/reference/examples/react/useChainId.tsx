import { useChainId } from "@reactive-dot/react";

export function NetworkBadge() {
  const chainId = useChainId();

  return <span>Connected to {chainId}</span>;
}
