import { useAccounts } from "@reactive-dot/react";

export function AccountList() {
  const accounts = useAccounts();

  return (
    <ul>
      {accounts.map((account) => (
        <li key={account.wallet.id + account.id}>
          {account.name ?? account.address}
        </li>
      ))}
    </ul>
  );
}
