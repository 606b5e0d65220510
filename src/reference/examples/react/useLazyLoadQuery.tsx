import { useLazyLoadQuery } from "@reactive-dot/react";

export function Account({ address }: { address: string }) {
  const [account, deposit] = useLazyLoadQuery((query) =>
    query
      .storage("System", "Account", [address])
      .constant("Balances", "ExistentialDeposit"),
  );

  return account.data.free < deposit ? (
    <p>Not in use yet</p>
  ) : (
    <p>{account.data.free.toString()} planck</p>
  );
}
