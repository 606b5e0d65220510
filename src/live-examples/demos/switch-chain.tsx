/*
title: Switching the chain
text: The old chain stays on screen until the new one has answered.
switches: [slow]
*/
// ---cut---
import { ChainProvider, useSpendableBalance } from "@reactive-dot/react";
import { Suspense, useDeferredValue, useState } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

const chains = [
  { id: "polkadot", name: "Polkadot" },
  { id: "kusama", name: "Kusama" },
] as const;

function Balance() {
  const balance = useSpendableBalance(alice);

  return <p>Alice can spend {balance.toLocaleString("en")}.</p>;
}

export default function App() {
  const [chosenId, setChosenId] = useState<"polkadot" | "kusama">(
    "polkadot",
  );
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
              name="chain"
              checked={chosenId === id}
              onChange={() => setChosenId(id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {isWaiting && <p role="status">Waiting for {chosenId}…</p>}
      <div inert={isWaiting} style={{ opacity: isWaiting ? 0.5 : 1 }}>
        <Suspense fallback={<p role="status">Loading the balance…</p>}>
          <ChainProvider chainId={chainId}>
            <Balance />
          </ChainProvider>
        </Suspense>
      </div>
    </>
  );
}
