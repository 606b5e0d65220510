/*
title: A transaction that is included but fails
text: Alice has only 5 DOT. The chain includes the transaction, takes the fee, and reports why it failed.
switches: [refuse, stop]
balance: 5
height: 130
*/
// ---cut---
import { MultiAddress } from "@polkadot-api/descriptors";
import { idle, MutationError, pending } from "@reactive-dot/core";
import { useMutation } from "@reactive-dot/react";

// A test account. Everyone knows its key, so never send real tokens to it.
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";
const moreThanAliceHas = 100_000_000_000n;

export default function App() {
  const [state, send] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: moreThanAliceHas,
    }),
  );

  return (
    <>
      <button onClick={() => send()}>Send 10 DOT</button>
      <p role="status">{describe(state)}</p>
    </>
  );
}

function describe(state: ReturnType<typeof useMutation>[0]) {
  if (state === idle) return "Nothing was sent yet.";
  if (state === pending) return "Waiting for the signature…";
  if (state instanceof MutationError) return `An error: ${state.message}`;
  if (state.type !== "finalized")
    return `No error. The event is ${state.type}.`;

  return state.ok
    ? "No error. The event is finalized, and ok is true."
    : `No error. The event is finalized, but ok is false: ${state.dispatchError.type}.`;
}
