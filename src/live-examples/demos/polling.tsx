/*
title: Polling
text: The value is refetched every five seconds while the tab is visible.
switches: [slow, stop]
*/
// ---cut---
import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { Suspense, useEffect, useTransition } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

const rewardsQuery = (query: Query<[]>) =>
  query.runtimeApi("NominationPoolsApi", "pending_rewards", [alice]);

function Rewards() {
  const rewards = useLazyLoadQuery(rewardsQuery);
  const { invalidateQuery } = useStore();
  const [isRefetching, startTransition] = useTransition();

  useEffect(() => {
    const timer = setInterval(() => {
      // Nobody looks at a tab in the background.
      if (!document.hidden) {
        startTransition(() => invalidateQuery(rewardsQuery));
      }
    }, 5000);

    return () => clearInterval(timer);
  }, [invalidateQuery]);

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
