import { useLazyLoadQuery } from "@reactive-dot/react";

export function Balance({ address }: { address: string }) {
  const account = useLazyLoadQuery((query) =>
    query.storage("System", "Account", [address]),
  );

  // Renders again with every block that changes the account.
  return <output>{account.data.free.toString()}</output>;
}
