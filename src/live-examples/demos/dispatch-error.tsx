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
  if (state instanceof MutationError)
    return "Not sent, or the outcome is unknown.";
  if (state.type !== "finalized") return "In progress…";

  return state.ok
    ? "It went through."
    : `In block ${state.block.number}, but it failed: ${reason(state.dispatchError)}.`;
}

function reason(error: { type: string; value: unknown }): string {
  const { value } = error;

  return typeof value === "object" && value !== null && "type" in value
    ? `${error.type}, ${String(value.type)}`
    : error.type;
}
