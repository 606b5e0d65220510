import { ChainProvider, useSpendableBalance } from "@reactive-dot/react";
import { Suspense, useState, useTransition } from "react";

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
  const [chainId, setChainId] = useState<"polkadot" | "kusama">("polkadot");
  const [isSwitching, startTransition] = useTransition();

  return (
    <ChainProvider chainId={chainId}>
      <fieldset disabled={isSwitching}>
        <legend>Chain</legend>
        {chains.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="chain"
              checked={chainId === id}
              onChange={() => startTransition(() => setChainId(id))}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Suspense fallback={<p role="status">Loading the balance…</p>}>
        <Balance />
      </Suspense>
    </ChainProvider>
  );
}
