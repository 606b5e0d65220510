/*
title: Catch an error and retry
text: The first request fails on purpose. Press Try again, and the next one succeeds.
switches: [fail]
on: [fail]
*/
// ---cut---
import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

// A public test account.
const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

const rewardsQuery = (query: Query<[]>) =>
  query.runtimeApi("NominationPoolsApi", "pending_rewards", [alice]);

function Rewards() {
  const rewards = useLazyLoadQuery(rewardsQuery);

  return <p>Pending rewards: {rewards.toLocaleString("en")} planck</p>;
}

export default function App() {
  const store = useStore();

  return (
    <ErrorBoundary
      // Clears the error, which the store has kept.
      onReset={() => store.invalidateQuery(rewardsQuery)}
      fallbackRender={({ resetErrorBoundary }) => (
        <div role="alert">
          <p>The rewards couldn't be read.</p>
          <button onClick={resetErrorBoundary}>Try again</button>
        </div>
      )}
    >
      <Suspense fallback={<p role="status">Loading the rewards…</p>}>
        <Rewards />
      </Suspense>
    </ErrorBoundary>
  );
}
