import { useConnectedWallets } from "@reactive-dot/react";

export function ConnectionStatus() {
  const wallets = useConnectedWallets();

  return (
    <p>
      {wallets.length === 0
        ? "No wallet is connected"
        : wallets.map((wallet) => wallet.name).join(", ")}
    </p>
  );
}
