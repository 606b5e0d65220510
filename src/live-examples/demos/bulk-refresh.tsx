/*
title: Refresh what isn't live
text: Press Refresh. Both rewards are requested again. The account isn't, because it's live.
switches: [slow, stop]
requests: open
*/
// ---cut---
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { Suspense, useTransition } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

function Account() {
  const account = useLazyLoadQuery((query) =>
    query.storage("System", "Account", [alice]),
  );

  return <p>Alice sent {account.nonce} transactions.</p>;
}

function Rewards() {
  const [ofAlice, ofBob] = useLazyLoadQuery((query) =>
    query
      .runtimeApi("NominationPoolsApi", "pending_rewards", [alice])
      .runtimeApi("NominationPoolsApi", "pending_rewards", [bob]),
  );

  return (
    <ul>
      <li>Rewards of Alice: {ofAlice.toLocaleString("en")} planck</li>
      <li>Rewards of Bob: {ofBob.toLocaleString("en")} planck</li>
    </ul>
  );
}

export default function App() {
  const store = useStore();
  const [isRefreshing, startTransition] = useTransition();

  return (
    <>
      <Suspense fallback={<p role="status">Loading the rewards…</p>}>
        <Account />
        <Rewards />
      </Suspense>
      <button
        // A disabled button would lose the focus of the keyboard.
        aria-disabled={isRefreshing}
        onClick={() => {
          if (isRefreshing) return;
          startTransition(() =>
            store.invalidateChainQueries(
              (instruction) => instruction.type === "runtime-api",
            ),
          );
        }}
      >
        Refresh
      </button>
    </>
  );
}
