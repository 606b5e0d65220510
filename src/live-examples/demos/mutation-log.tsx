/*
title: A log of all transactions
group: Wallets and transactions
position: 6
switches: [refuse, stop]
*/
// ---cut---
import { MultiAddress } from "@polkadot-api/descriptors";
import { MutationError, pending } from "@reactive-dot/core";
import { useMutation, useMutationListener } from "@reactive-dot/react";
import type { TxEvent } from "polkadot-api";
import { useState } from "react";

const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

function Log() {
  const [entries, setEntries] = useState<string[]>([]);

  useMutationListener(({ call, value }) => {
    const what = `${call?.type}.${call?.value.type}`;
    const news =
      value === pending
        ? "waiting for the signature"
        : value instanceof MutationError
          ? "failed"
          : stepOf(value);
    setEntries((entries) => [...entries, `${what}: ${news}`]);
  });

  return (
    <ol aria-label="Log" aria-live="polite">
      {entries.map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </ol>
  );
}

function stepOf(event: TxEvent) {
  if (event.type === "txBestBlocksState" && event.found) return "in block";

  return event.type === "signed" || event.type === "finalized"
    ? event.type
    : "broadcast";
}

function Send() {
  const [, submit] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: 10_000_000_000n,
    }),
  );

  return <button onClick={() => submit()}>Send 1 DOT</button>;
}

export default function App() {
  return (
    <>
      <Send />
      <Log />
    </>
  );
}
