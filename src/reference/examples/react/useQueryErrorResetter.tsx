import type { Query } from "@reactive-dot/core";
import { useLazyLoadQuery, useStore } from "@reactive-dot/react";
import { ErrorBoundary } from "react-error-boundary";

const version = (query: Query<[]>) => query.runtimeApi("Core", "version");

function RuntimeVersion() {
  return <output>{useLazyLoadQuery(version).spec_version}</output>;
}

export function RuntimeVersionWithRetry() {
  const store = useStore();

  return (
    <ErrorBoundary
      onReset={() => store.invalidateQuery(version)}
      fallbackRender={({ resetErrorBoundary }) => (
        <button onClick={resetErrorBoundary}>Try again</button>
      )}
    >
      <RuntimeVersion />
    </ErrorBoundary>
  );
}
