import { SignerProvider, useAccounts } from "@reactive-dot/react";
import { type ReactNode, useState } from "react";

export function SignedIn({ children }: { children: ReactNode }) {
  const accounts = useAccounts();
  const [index, setIndex] = useState(0);

  return (
    <SignerProvider signer={accounts[index]?.polkadotSigner}>
      <select onChange={(event) => setIndex(Number(event.target.value))}>
        {accounts.map((account, position) => (
          <option
            key={account.wallet.id + account.address}
            value={position}
          >
            {account.name ?? account.address}
          </option>
        ))}
      </select>
      {children}
    </SignerProvider>
  );
}
