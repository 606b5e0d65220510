import { useMutationListener } from "@reactive-dot/react";

export function TransactionLog() {
  useMutationListener((event) => console.log(event.id, event.value));

  return null;
}
