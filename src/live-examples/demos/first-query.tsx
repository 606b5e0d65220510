/*
title: A first query
text: The component suspends until the account arrives.
switches: [slow]
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Account() {
  const account = useLazyLoadQuery((query) =>
    query.storage("System", "Account", [alice]),
  );

  return (
    <dl>
      <dt>Free, in planck</dt>
      <dd>{account.data.free.toLocaleString("en")}</dd>
      <dt>Transactions sent</dt>
      <dd>{account.nonce}</dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the account…</p>}>
      <Account />
    </Suspense>
  );
}
