/*
title: Switching the chain with accounts on the page
text: Connect a wallet, then switch the chain. Each chain has its own address format.
switches: [slow]
*/
// ---cut---
import {
  ChainProvider,
  useAccounts,
  useChainId,
  useWalletConnector,
} from "@reactive-dot/react";
import { Suspense, useDeferredValue, useState } from "react";

const chains = [
  { id: "polkadot", name: "Polkadot" },
  { id: "kusama", name: "Kusama" },
] as const;

type ChosenChain = (typeof chains)[number]["id"];

function Accounts() {
  const chainId = useChainId();
  const accounts = useAccounts();
  const [, connect] = useWalletConnector();

  if (accounts.length === 0) {
    return <button onClick={() => connect()}>Connect a wallet</button>;
  }

  return (
    <ul aria-label={`Accounts on ${chainId}`}>
      {accounts.map(({ address, name }) => (
        <li key={address}>
          {name} <code>{address}</code>
        </li>
      ))}
    </ul>
  );
}

export default function App() {
  const [chosenId, setChosenId] = useState<ChosenChain>("polkadot");
  const chainId = useDeferredValue(chosenId);
  const isWaiting = chainId !== chosenId;

  return (
    <>
      <fieldset>
        <legend>Chain</legend>
        {chains.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="keyed-chain"
              checked={chosenId === id}
              onChange={() => setChosenId(id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {isWaiting && <p role="status">Waiting for {chosenId}…</p>}
      <div inert={isWaiting} style={{ opacity: isWaiting ? 0.5 : 1 }}>
        <Suspense fallback={<p role="status">Connecting…</p>}>
          <ChainProvider key={chainId} chainId={chainId}>
            <Accounts />
          </ChainProvider>
        </Suspense>
      </div>
    </>
  );
}
