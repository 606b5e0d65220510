import { useAccounts, useSpendableBalances } from "@reactive-dot/react";

export function Balances() {
  const addresses = useAccounts().map((account) => account.address);
  const balances = useSpendableBalances(addresses);

  return (
    <ul>
      {balances.map((balance, index) => (
        <li key={addresses[index]}>{balance.toLocaleString("en")}</li>
      ))}
    </ul>
  );
}
