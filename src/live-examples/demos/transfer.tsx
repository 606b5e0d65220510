import { MultiAddress } from "@polkadot-api/descriptors";
import { idle, MutationError, pending } from "@reactive-dot/core";
import { useMutation, useSpendableBalance } from "@reactive-dot/react";
import { Suspense } from "react";

const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";
const oneDot = 10_000_000_000n;

const steps = ["signed", "broadcasted", "in a block", "finalized"];

function Transfer() {
  const balance = useSpendableBalance(bob);
  const [state, submit] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: oneDot,
    }),
  );

  const step =
    state === idle || state === pending || state instanceof MutationError
      ? undefined
      : state.type === "txBestBlocksState"
        ? state.found
          ? "in a block"
          : "broadcasted"
        : state.type;

  return (
    <>
      <p>Bob can spend {balance.toLocaleString("en")}.</p>
      <button
        disabled={state === pending || (step && step !== "finalized")}
        onClick={() => submit()}
      >
        Send 1 DOT
      </button>
      <p role="status">
        {state === pending && "Waiting for the signature…"}
        {state instanceof MutationError && "The transfer failed."}
        {step && `The transfer is ${step}.`}
      </p>
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

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the balance…</p>}>
      <Transfer />
    </Suspense>
  );
}
