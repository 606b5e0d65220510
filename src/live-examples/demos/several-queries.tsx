/*
title: Several values in one query
text: A storage entry, a constant, and a runtime call load at the same time. Their values come back in one array.
switches: [slow]
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Account() {
  const [account, deposit, rewards] = useLazyLoadQuery((query) =>
    query
      .storage("System", "Account", [alice])
      .constant("Balances", "ExistentialDeposit")
      .runtimeApi("NominationPoolsApi", "pending_rewards", [alice]),
  );

  return (
    <dl>
      <dt>Free</dt>
      <dd>{account.data.free.toLocaleString("en")}</dd>
      <dt>Existential deposit</dt>
      <dd>{deposit.toLocaleString("en")}</dd>
      <dt>Pending rewards</dt>
      <dd>{rewards.toLocaleString("en")}</dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading three things at once…</p>}>
      <Account />
    </Suspense>
  );
}
