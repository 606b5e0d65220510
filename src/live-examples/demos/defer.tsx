/*
title: Show the page before its slow part
text: The account appears first. The rewards follow when they arrive.
switches: [slow]
*/
// ---cut---
import { pending } from "@reactive-dot/core";
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Member() {
  const [account, rewards] = useLazyLoadQuery((query) =>
    query
      .storage("System", "Account", [alice])
      .runtimeApi("NominationPoolsApi", "pending_rewards", [alice], {
        defer: true,
      }),
  );

  return (
    <dl>
      <dt>Free, in planck</dt>
      <dd>{account.data.free.toLocaleString("en")}</dd>
      <dt>Rewards, in planck</dt>
      <dd>
        {rewards === pending
          ? "still loading…"
          : rewards.toLocaleString("en")}
      </dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the account…</p>}>
      <Member />
    </Suspense>
  );
}
