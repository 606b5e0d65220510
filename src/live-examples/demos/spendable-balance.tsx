/*
title: A balance with its unit
text: The unit and its decimals come from the chain.
switches: [slow]
*/
// ---cut---
import { useSpendableBalance } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Balance() {
  const balance = useSpendableBalance(alice);

  return (
    <dl>
      <dt>Alice can spend</dt>
      <dd>{balance.toLocaleString("en", { maximumFractionDigits: 2 })}</dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the balance…</p>}>
      <Balance />
    </Suspense>
  );
}
