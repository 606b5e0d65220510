/*
title: The fee before the signature
group: Wallets and transactions
position: 3
switches: [refuse, stop]
*/
// ---cut---
import { MultiAddress } from "@polkadot-api/descriptors";
import { idle, MutationError, pending } from "@reactive-dot/core";
import {
  Await,
  useMutation,
  useNativeTokenAmountFromNumber,
  useNativeTokenAmountFromPlanck,
  useSigner,
  useTypedApi,
} from "@reactive-dot/react";
import { Suspense, useMemo, useState } from "react";

const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

type Tx = ReturnType<typeof useTypedApi>["tx"];

// One function builds the call that is estimated and the one that is sent.
const transfer = (tx: Tx, planck: bigint) =>
  tx.Balances.transfer_keep_alive({
    dest: MultiAddress.Id(bob),
    value: planck,
  });

function Fee({ planck, from }: { planck: bigint; from: Uint8Array }) {
  const { tx } = useTypedApi();
  const toAmount = useNativeTokenAmountFromPlanck();

  const fee = useMemo(
    () =>
      transfer(tx, planck)
        .getEstimatedFees(from)
        .catch(() => undefined),
    [tx, planck, from],
  );

  return (
    <Suspense fallback="…">
      <Await promise={fee}>
        {(fee) =>
          fee === undefined
            ? "unknown"
            : toAmount(fee).toLocaleString("en", {
                maximumFractionDigits: 4,
              })
        }
      </Await>
    </Suspense>
  );
}

function Send() {
  const toAmount = useNativeTokenAmountFromNumber();
  const signer = useSigner();
  const [text, setText] = useState("1.5");
  const [state, send] = useMutation(transfer);

  const planck = readAmount(() => toAmount(text).planck);

  return (
    <>
      <label>
        Amount
        <input
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>
        Fee:{" "}
        {planck && signer ? (
          <Fee planck={planck} from={signer.publicKey} />
        ) : (
          "none yet"
        )}
      </p>
      <button
        disabled={!planck || !signer || isUnderWay(state)}
        onClick={() => planck && send({ input: planck })}
      >
        Send to Bob
      </button>
      <p role="status">{describe(state)}</p>
    </>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Connecting…</p>}>
      <Send />
    </Suspense>
  );
}

function readAmount(read: () => bigint) {
  try {
    return read();
  } catch {
    return undefined; // Not a number, or not one yet.
  }
}

type State = ReturnType<typeof useMutation>[0];

function isUnderWay(state: State) {
  if (state === idle || state instanceof MutationError) return false;

  return state === pending || state.type !== "finalized";
}

// Wallets say it in words of their own.
const refusal = /cancel|reject|refuse|denied/i;

function describe(state: State) {
  if (state === idle) return "";
  if (state === pending) return "Confirm in your wallet…";
  if (state instanceof MutationError) {
    return refusal.test(state.message)
      ? "You didn't sign it."
      : `Check your account before you send it again. ${state.message}`;
  }
  if (state.type !== "finalized") return "On its way…";

  return state.ok ? "Sent." : "Included in a block, but it failed.";
}
