/*
title: A waterfall
text: Each hook waits for the one before it. In the list of requests, the three reads form stairs.
switches: [slow]
requests: open
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Staking() {
  // React stops here until the era arrives.
  const era = useLazyLoadQuery((query) =>
    query.storage("Staking", "ActiveEra"),
  );
  const poolCount = useLazyLoadQuery((query) =>
    query.storage("NominationPools", "LastPoolId"),
  );
  const account = useLazyLoadQuery((query) =>
    query.storage("System", "Account", [alice]),
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
    <Suspense fallback={<p role="status">One after the other…</p>}>
      <Staking />
    </Suspense>
  );
}
