import { useWallets } from "@reactive-dot/react";

export function WalletList() {
  const wallets = useWallets();

  return wallets.length === 0 ? (
    <p>Install a wallet extension, then reload this page.</p>
  ) : (
    <ul>
      {wallets.map((wallet) => (
        <li key={wallet.id}>{wallet.name}</li>
      ))}
    </ul>
  );
}
