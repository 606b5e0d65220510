import { MutationError, pending } from "@reactive-dot/core";
import { useWalletConnector, useWallets } from "@reactive-dot/react";

export function ConnectWallet() {
  const wallets = useWallets();
  const [state, connect] = useWalletConnector();

  return (
    <>
      {wallets.map((wallet) => (
        <button
          key={wallet.id}
          disabled={state === pending}
          onClick={() => void connect(wallet)}
        >
          {wallet.name}
        </button>
      ))}
      {state instanceof MutationError && (
        <p role="alert">{state.message}</p>
      )}
    </>
  );
}
