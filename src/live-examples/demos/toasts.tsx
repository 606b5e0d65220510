/*
title: A toast for each transaction
text: One listener receives the events of every transaction. Each toast shows the status of one of them.
switches: [refuse, stop]
height: 130
*/
// ---cut---
import { MultiAddress } from "@polkadot-api/descriptors";
import { MutationError, pending } from "@reactive-dot/core";
import { useMutation, useMutationListener } from "@reactive-dot/react";
import { useState } from "react";

// A test account. Everyone knows its key, so never send real tokens to it.
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

type MutationEvent = Parameters<
  Parameters<typeof useMutationListener>[0]
>[0];

type Toast = {
  chainId: string;
  text: string;
  isSent: boolean;
  isClosed: boolean;
};

function Toasts() {
  const [toasts, setToasts] = useState<Record<string, Toast>>({});

  useMutationListener(({ id, chainId, value }) =>
    setToasts((toasts) => {
      const wasSent = toasts[id]?.isSent ?? false;
      const toast = {
        chainId,
        text: describe(value, wasSent),
        isSent: wasSent || isSent(value),
        isClosed: false,
      };

      return { ...toasts, [id]: toast };
    }),
  );

  // Keeps `isSent`, in case an error follows.
  const close = (id: string) =>
    setToasts((toasts) => ({
      ...toasts,
      [id]: { ...toasts[id]!, isClosed: true },
    }));

  return (
    <ul aria-label="Transactions" aria-live="polite">
      {Object.entries(toasts)
        .filter(([, { isClosed }]) => !isClosed)
        .map(([id, { chainId, text }]) => (
          <li key={id}>
            {chainId}: {text}{" "}
            <button aria-label={`Close: ${text}`} onClick={() => close(id)}>
              ×
            </button>
          </li>
        ))}
    </ul>
  );
}

function isSent(value: MutationEvent["value"]) {
  return (
    value !== pending &&
    !(value instanceof MutationError) &&
    value.type !== "signed"
  );
}

function describe(value: MutationEvent["value"], wasSent: boolean) {
  if (value === pending) return "Confirm in your wallet…";
  if (value instanceof MutationError) {
    return wasSent
      ? "We lost track of it. Check your account."
      : `Not sent: ${value.message}`;
  }
  if (value.type === "finalized") {
    return value.ok ? "Done." : "Included in a block, but it failed.";
  }

  return value.type === "txBestBlocksState" && value.found
    ? `In block ${value.block.number}, not final yet…`
    : "In progress…";
}

function Send() {
  const [, send] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: 10_000_000_000n,
    }),
  );

  return <button onClick={() => send()}>Send 1 DOT</button>;
}

export default function App() {
  return (
    <>
      <Send />
      <Toasts />
    </>
  );
}
