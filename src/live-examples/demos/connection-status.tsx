/*
title: Show the state of the connection
text: Cut the connection, then restore it. The provider reconnects by itself, and new blocks arrive again.
switches: [cut]
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

let status = WsEvent.CONNECTING;
const listeners = new Set<() => void>();

const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io", {
        onStatusChanged({ type }) {
          // It tries again at once, which doesn't mean that all is well.
          if (type !== WsEvent.CONNECTING) status = type;
          listeners.forEach((listener) => listener());
        },
      }),
    },
  },
});

function subscribe(listener: () => void) {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

function Connection() {
  const current = useSyncExternalStore(subscribe, () => status);

  if (current === WsEvent.CONNECTED) return <p role="status">Connected.</p>;
  if (current === WsEvent.CONNECTING)
    return <p role="status">Connecting…</p>;

  return <p role="status">No connection. Trying again…</p>;
}

function Block() {
  const block = useBlock("best");

  return <p>Best block: {block.number}</p>;
}

export default function App() {
  return (
    <ReactiveDotProvider config={config}>
      <ChainProvider chainId="polkadot">
        <Connection />
        <Suspense fallback={<p>Waiting for a block…</p>}>
          <Block />
        </Suspense>
      </ChainProvider>
    </ReactiveDotProvider>
  );
}
