import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { startTransition } from "react";

const version = (query: Query<[]>) => query.runtimeApi("Core", "version");

export function RuntimeVersion() {
  const { spec_version } = useLazyLoadQuery(version);
  const store = useStore();

  return (
    <button
      onClick={() => startTransition(() => store.invalidateQuery(version))}
    >
      Version {spec_version}, ask again
    </button>
  );
}
