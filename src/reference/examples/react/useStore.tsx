import { useStore } from "@reactive-dot/react";
import { startTransition } from "react";

export function RefreshButton() {
  const store = useStore();

  const refresh = () =>
    startTransition(() =>
      store.invalidateChainQueries(
        (instruction) => instruction.type === "runtime-api",
      ),
    );

  return <button onClick={refresh}>Refresh</button>;
}
