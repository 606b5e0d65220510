/*
title: Connecting a wallet
text: The wallet and its accounts are simulated. Connect it, and its accounts appear.
*/
// ---cut---
import {
  useAccounts,
  useConnectedWallets,
  useWalletConnector,
  useWalletDisconnector,
  useWallets,
} from "@reactive-dot/react";
import { Suspense, useState } from "react";

function Wallets() {
  const wallets = useWallets();
  const connectedWallets = useConnectedWallets();
  const [, connect] = useWalletConnector();
  const [, disconnect] = useWalletDisconnector();

  return wallets.map((wallet) =>
    connectedWallets.includes(wallet) ? (
      <button key={wallet.id} onClick={() => disconnect(wallet)}>
        Disconnect {wallet.name}
      </button>
    ) : (
      <button key={wallet.id} onClick={() => connect(wallet)}>
        Connect {wallet.name}
      </button>
    ),
  );
}

function Accounts() {
  const accounts = useAccounts();
  const [chosenKey, setChosenKey] = useState<string>();

  if (accounts.length === 0) {
    return <p>No account yet.</p>;
  }

  return (
    <fieldset>
      <legend>Account</legend>
      {accounts.map(({ wallet, address, name }) => {
        // Two wallets can hold the same account.
        const key = `${wallet.id}/${address}`;

        return (
          <label key={key}>
            <input
              type="radio"
              name="account"
              checked={chosenKey === key}
              onChange={() => setChosenKey(key)}
            />
            {name} <code>{address}</code>
          </label>
        );
      })}
    </fieldset>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Looking for wallets…</p>}>
      <Wallets />
      <Accounts />
    </Suspense>
  );
}
