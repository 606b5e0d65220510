/*
title: The same reads without a waterfall
text: One query reads all three values. In the list of requests, the reads start together.
switches: [slow]
requests: open
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Staking() {
  const [era, poolCount, account] = useLazyLoadQuery((query) =>
    query
      .storage("Staking", "ActiveEra")
      .storage("NominationPools", "LastPoolId")
      .storage("System", "Account", [alice]),
  );

  return (
    <dl>
      <dt>Active era</dt>
      <dd>{era?.index}</dd>
      <dt>Pools</dt>
      <dd>{poolCount}</dd>
      <dt>Transactions sent</dt>
      <dd>{account.nonce}</dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">All three together…</p>}>
      <Staking />
    </Suspense>
  );
}
