import { useLazyLoadQueryWithRefresh } from "@reactive-dot/react";
import { Suspense, useTransition } from "react";

const alice = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";

function Rewards() {
  const [isRefreshing, startTransition] = useTransition();
  const [rewards, refresh] = useLazyLoadQueryWithRefresh((builder) =>
    builder.runtimeApi("NominationPoolsApi", "pending_rewards", [alice]),
  );

  return (
    <>
      <p aria-busy={isRefreshing}>
        Pending rewards: {rewards.toLocaleString("en")} planck
      </p>
      <button
        disabled={isRefreshing}
        onClick={() => startTransition(() => refresh())}
      >
        {isRefreshing ? "Refreshing…" : "Refresh"}
      </button>
    </>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the rewards…</p>}>
      <Rewards />
    </Suspense>
  );
}
