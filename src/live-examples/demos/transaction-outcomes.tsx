/*
title: Every outcome of a transaction
text: Switch on what goes wrong, and read what the user would see.
switches: [refuse, invalid, dispatch, drop, cut]
chain: open
height: 225
*/
// ---cut---
import { MultiAddress, polkadot } from "@polkadot-api/descriptors";
import {
  defineConfig,
  idle,
  MutationError,
  pending,
} from "@reactive-dot/core";
import {
  ChainProvider,
  ReactiveDotProvider,
  useMutation,
} from "@reactive-dot/react";
import { InvalidTxError } from "polkadot-api";
import { getWsProvider } from "polkadot-api/ws-provider";

// A test account. Everyone knows its key, so never send real tokens to it.
const bob = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3";

const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io"),
    },
  },
});

function Transfer() {
  const [state, send] = useMutation((tx) =>
    tx.Balances.transfer_keep_alive({
      dest: MultiAddress.Id(bob),
      value: 10_000_000_000n,
    }),
  );

  return (
    <>
      <button onClick={() => send()}>Send 1 DOT</button>
      <p role="status">{describe(state)}</p>
    </>
  );
}

function describe(state: ReturnType<typeof useMutation>[0]) {
  if (state === idle) return "";
  if (state === pending) return "Connecting, or waiting for your wallet…";

  if (state instanceof MutationError) {
    return state.cause instanceof InvalidTxError
      ? "The chain refused the transaction. Nothing was paid."
      : "Not signed, or lost. Check your account before you retry.";
  }

  switch (state.type) {
    case "signed":
    case "broadcasted":
      return "Sent. Waiting for a block…";
    case "txBestBlocksState":
      return state.found
        ? `In block ${state.block.number}, which can still be replaced…`
        : "The transaction may not be valid anymore…";
    case "finalized":
      return state.ok
        ? `Done in block ${state.block.number}.`
        : "It failed on chain. You paid only the fee.";
  }
}

export default function App() {
  return (
    <ReactiveDotProvider config={config}>
      <ChainProvider chainId="polkadot">
        <Transfer />
      </ChainProvider>
    </ReactiveDotProvider>
  );
}
