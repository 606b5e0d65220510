import {
  useConnectedWallets,
  useWalletDisconnector,
} from "@reactive-dot/react";

export function DisconnectWallet() {
  const wallets = useConnectedWallets();
  const [, disconnect] = useWalletDisconnector();

  return wallets.map((wallet) => (
    <button key={wallet.id} onClick={() => void disconnect(wallet)}>
      Disconnect {wallet.name}
    </button>
  ));
}
