/*
title: Polling
text: The value is refetched five seconds after each answer, while the tab is visible.
switches: [slow, stop]
*/
// ---cut---
import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { Suspense, useEffect, useTransition } from "react";

// A public test account.
const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

// Milliseconds between an answer and the next request.
const pause = 5000;

const rewardsQuery = (query: Query<[]>) =>
  query.runtimeApi("NominationPoolsApi", "pending_rewards", [alice]);

function Rewards() {
  const rewards = useLazyLoadQuery(rewardsQuery);
  const { invalidateQuery } = useStore();
  const [isRefetching, startTransition] = useTransition();

  useEffect(() => {
    // A new request would replace the one that's still waiting.
    if (isRefetching) return;

    const timer = setInterval(() => {
      // Nobody looks at a tab in the background.
      if (!document.hidden) {
        startTransition(() => invalidateQuery(rewardsQuery));
      }
    }, pause);

    return () => clearInterval(timer);
  }, [isRefetching, invalidateQuery]);

  return (
    <p aria-busy={isRefetching}>
      Pending rewards: {rewards.toLocaleString("en")} planck
    </p>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the rewards…</p>}>
      <Rewards />
    </Suspense>
  );
}
