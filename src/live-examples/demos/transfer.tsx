/*
title: A transfer, from signing to finalized
text: Bob's balance updates by itself, without a refetch.
switches: [refuse, stop]
height: 208
*/
// ---cut---
import { MultiAddress } from "@polkadot-api/descriptors";
import { idle, MutationError, pending } from "@reactive-dot/core";
import { useMutation, useSpendableBalance } from "@reactive-dot/react";
import type { TxEvent } from "polkadot-api";
import { Suspense } from "react";

// A test account. Everyone knows its key, so never send real tokens to it.
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";
const oneDot = 10_000_000_000n;

const steps = ["signed", "broadcast", "best block", "finalized"];

function Balance({ address }: { address: string }) {
  const balance = useSpendableBalance(address);

  // Renders again when the balance changes on the chain.
  return <output>{balance.toLocaleString("en")}</output>;
}

function Transfer() {
  const [state, send] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: oneDot,
    }),
  );

  const event =
    state === idle || state === pending || state instanceof MutationError
      ? undefined
      : state;
  const step = event && stepOf(event);

  return (
    <>
      <dl>
        <dt>Bob can spend</dt>
        <dd>
          <Balance address={bob} />
        </dd>
      </dl>
      <button
        disabled={state === pending || (step && step !== "finalized")}
        onClick={() => send()}
      >
        Send 1 DOT
      </button>
      {state instanceof MutationError ? (
        <p role="alert">The transfer failed: {state.message}</p>
      ) : (
        <p role="status">
          {state === pending && "Waiting for the signature…"}
          {event?.type === "finalized" && !event.ok
            ? "The transfer failed on the chain. You paid only the fee."
            : step && `Transfer: ${step}.`}
        </p>
      )}
      <ol aria-label="Progress">
        {steps.map((name) => (
          <li key={name} aria-current={name === step ? "step" : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}

function stepOf(event: TxEvent) {
  if (event.type === "txBestBlocksState" && event.found)
    return "best block";

  return event.type === "signed" || event.type === "finalized"
    ? event.type
    : "broadcast";
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the balance…</p>}>
      <Transfer />
    </Suspense>
  );
}
