/*
title: The fee before the signature
text: Change the amount. The fee is estimated again before anything is signed.
switches: [refuse, stop]
height: 180
requests: open
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
  useSpendableBalance,
  useTypedApi,
} from "@reactive-dot/react";
import { AccountId, type PolkadotSigner } from "polkadot-api";
import { Suspense, useMemo, useState } from "react";

// A test account. Everyone knows its key, so never send real tokens to it.
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

const { dec: toAddress } = AccountId();

type Tx = ReturnType<typeof useTypedApi>["tx"];

// One function builds the call that is estimated and the one that is sent.
const transfer = (tx: Tx, planck: bigint) =>
  tx.Balances.transfer_keep_alive({
    dest: MultiAddress.Id(bob),
    value: planck,
  });

type PayProps = {
  fee: string;
  isTooMuch?: boolean;
  onSend?: () => void;
};

function Pay({ fee, isTooMuch, onSend }: PayProps) {
  return (
    <>
      <p>Fee: {fee}</p>
      {isTooMuch && <p role="alert">That's more than you can spend.</p>}
      <button disabled={isTooMuch || !onSend} onClick={onSend}>
        Send to Bob
      </button>
    </>
  );
}

function Send({ signer }: { signer: PolkadotSigner }) {
  const { tx } = useTypedApi();
  const spendable = useSpendableBalance(toAddress(signer.publicKey));
  const fromNumber = useNativeTokenAmountFromNumber();
  const fromPlanck = useNativeTokenAmountFromPlanck();
  const [text, setText] = useState("1.5");
  const [state, send] = useMutation(transfer);

  const planck = readAmount(() => fromNumber(text).planck);
  const estimate = useMemo(
    () =>
      planck
        ? transfer(tx, planck)
            .getEstimatedFees(signer.publicKey)
            .catch(() => undefined)
        : undefined,
    [tx, planck, signer],
  );

  // The balance may no longer include an amount that is underway.
  const isTooMuch = (fee = 0n) =>
    !isUnderway(state) &&
    planck !== undefined &&
    planck + fee > spendable.planck;

  const describeFee = (fee: bigint | undefined) =>
    fee === undefined
      ? "unknown"
      : fromPlanck(fee).toLocaleString("en", { maximumFractionDigits: 4 });

  const onSend =
    planck && !isUnderway(state)
      ? () =>
          send({ input: planck }).subscribe({
            next: (event) => {
              // Otherwise a second click could pay again, even after an error.
              if (event.type === "broadcasted") setText("");
            },
            error: () => undefined, // It's in the state, too.
          })
      : undefined;

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
      <Suspense fallback={<Pay fee="…" />}>
        {estimate ? (
          <Await promise={estimate}>
            {(fee) => (
              <Pay
                fee={describeFee(fee)}
                isTooMuch={isTooMuch(fee)}
                onSend={onSend}
              />
            )}
          </Await>
        ) : (
          <Pay fee="none yet" />
        )}
      </Suspense>
      <p role="status">{describe(state)}</p>
    </>
  );
}

export default function App() {
  const signer = useSigner();

  return (
    <Suspense fallback={<p role="status">Connecting…</p>}>
      {signer ? <Send signer={signer} /> : <p>Choose an account.</p>}
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

function isUnderway(state: State) {
  if (state === idle || state instanceof MutationError) return false;

  return state === pending || state.type !== "finalized";
}

function describe(state: State) {
  if (state === idle) return "";
  if (state === pending) return "Confirm in your wallet…";
  if (state instanceof MutationError) {
    return `Failed (${state.message}). If you signed the transaction, check your account before you send it again.`;
  }
  if (state.type !== "finalized") return "In progress…";

  return state.ok ? "Sent." : "Included in a block, but it failed.";
}
