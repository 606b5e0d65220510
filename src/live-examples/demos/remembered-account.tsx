/*
title: An account that is remembered
text: Choose an account, then press Restart. Connect again, and your choice is still there.
height: 133
*/
// ---cut---
import type { WalletAccount } from "@reactive-dot/core/wallets.js";
import { useAccounts, useWalletConnector } from "@reactive-dot/react";
import { AccountId } from "polkadot-api";
import { Suspense, useState } from "react";

const storageKey = "my-dapp/account";

const { enc: toPublicKey, dec: toGenericAddress } = AccountId();

// The same on every chain and on the next visit.
function accountKey({ wallet, genesisHash, address }: WalletAccount) {
  const genericAddress = address.startsWith("0x")
    ? address
    : toGenericAddress(toPublicKey(address));

  return `${wallet.id}/${genesisHash ?? ""}/${genericAddress}`;
}

function readKey() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // The browser blocks its storage.
  }
}

function storeKey(key: string) {
  try {
    localStorage.setItem(storageKey, key);
  } catch (error) {
    console.error("The choice can't be stored", error);
  }
}

function useStoredAccount() {
  const accounts = useAccounts();
  const [key, setKey] = useState(readKey);

  const choose = (account: WalletAccount) => {
    storeKey(accountKey(account));
    setKey(accountKey(account));
  };

  return {
    accounts,
    account: accounts.find((account) => accountKey(account) === key),
    isRemembered: key !== null,
    choose,
  };
}

function Account() {
  const { accounts, account, isRemembered, choose } = useStoredAccount();
  const [, connect] = useWalletConnector();

  return (
    <>
      {accounts.length === 0 && (
        <button onClick={() => connect()}>Connect a wallet</button>
      )}
      <fieldset>
        <legend>Account</legend>
        {accounts.map((one) => (
          <label key={accountKey(one)}>
            <input
              type="radio"
              name="remembered-account"
              checked={one === account}
              onChange={() => choose(one)}
            />
            {one.name ?? one.address}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {account
          ? `Welcome, ${account.name ?? account.address}.`
          : isRemembered
            ? "Connect the wallet of your account, or choose another account."
            : "Choose an account."}
      </p>
    </>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Looking for wallets…</p>}>
      <Account />
    </Suspense>
  );
}
