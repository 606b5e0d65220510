/*
title: Show the state of the connection
text: Cut the connection, then restore it. The provider reconnects by itself, and new blocks arrive again.
switches: [cut]
chain: open
*/
// ---cut---
import { polkadot } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import {
  ChainProvider,
  ReactiveDotProvider,
  useBlock,
} from "@reactive-dot/react";
import { getWsProvider, WsEvent } from "polkadot-api/ws-provider";
import { Suspense, useSyncExternalStore } from "react";

type Status = "connecting" | "unreachable" | "connected" | "lost";

const messages: Record<Status, string> = {
  connecting: "Connecting…",
  connected: "Connected.",
  lost: "The connection is lost. Trying again…",
  unreachable: "No node can be reached. Trying again…",
};

let status: Status = "connecting";
const listeners = new Set<() => void>();

// An app that sends transactions uses `getSteadyWsProvider` from Setup instead.
const provider = getWsProvider("wss://rpc.polkadot.io", {
  onStatusChanged({ type }) {
    // A new attempt doesn't mean that all is well.
    if (type === WsEvent.CONNECTING) return;

    if (type === WsEvent.CONNECTED) status = "connected";
    else if (status === "connecting") status = "unreachable";
    else if (status === "connected") status = "lost";
    listeners.forEach((listener) => listener());
  },
});

const config = defineConfig({
  chains: { polkadot: { descriptor: polkadot, provider } },
});

function subscribe(listener: () => void) {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

function ConnectionNotice() {
  const current = useSyncExternalStore(subscribe, () => status);
  const isBad = current === "unreachable" || current === "lost";

  return (
    <p role="status">
      {messages[current]}{" "}
      {isBad && (
        <button onClick={() => provider.switch()}>Try again now</button>
      )}
    </p>
  );
}

function Block() {
  const block = useBlock("best");

  return <p>Best block: {block.number}</p>;
}

export default function App() {
  return (
    <ReactiveDotProvider config={config}>
      <ChainProvider chainId="polkadot">
        <ConnectionNotice />
        <Suspense fallback={<p>Waiting for a block…</p>}>
          <Block />
        </Suspense>
      </ChainProvider>
    </ReactiveDotProvider>
  );
}
