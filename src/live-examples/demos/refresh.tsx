/*
title: Refresh without a flash
text: The old value stays on screen until the new one arrives. The value grows with every block.
switches: [slow, stop]
*/
// ---cut---
import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { Suspense, useTransition } from "react";

// A public test account.
const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

const rewardsQuery = (query: Query<[]>) =>
  query.runtimeApi("NominationPoolsApi", "pending_rewards", [alice]);

function Rewards() {
  const rewards = useLazyLoadQuery(rewardsQuery);

  return <>{rewards.toLocaleString("en")}</>;
}

function RefreshButton() {
  const store = useStore();
  // The transition keeps the old value on screen.
  const [isRefreshing, startTransition] = useTransition();

  return (
    <button
      // A disabled button would lose the focus of the keyboard.
      aria-disabled={isRefreshing}
      onClick={() => {
        if (isRefreshing) return;
        startTransition(() => store.invalidateQuery(rewardsQuery));
      }}
    >
      {isRefreshing ? "Refreshing…" : "Refresh"}
    </button>
  );
}

export default function App() {
  return (
    <>
      <Suspense fallback={<p role="status">Loading the rewards…</p>}>
        <p>
          Pending rewards: <Rewards /> planck
        </p>
      </Suspense>
      <RefreshButton />
    </>
  );
}
