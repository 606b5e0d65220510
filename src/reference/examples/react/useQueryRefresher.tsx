import { useStore } from "@reactive-dot/react";

export function AskVersionAgain() {
  const store = useStore();

  return (
    <button
      onClick={() =>
        store.invalidateQuery((query) =>
          query.runtimeApi("Core", "version"),
        )
      }
    >
      Ask again
    </button>
  );
}
