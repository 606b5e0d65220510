import { MutationError, pending } from "@reactive-dot/core";
import { useMutationListener } from "@reactive-dot/react";

export function TransactionLog() {
  useMutationListener(({ id, value }) => {
    if (value === pending) {
      console.log(id, "waits for its signature");
    } else if (value instanceof MutationError) {
      console.error(id, value.message);
    } else if (value.type === "finalized") {
      console.log(id, value.ok ? "succeeded" : value.dispatchError);
    }
  });

  return null;
}
