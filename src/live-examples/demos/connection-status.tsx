/*
title: Show the state of the connection
group: Loading and errors
position: 7
text: Cut the connection, and let it come back. The provider keeps trying by itself, and then the blocks go on.
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
import {
  getWsProvider,
  type StatusChange,
  WsEvent,
} from "polkadot-api/ws-provider";
import { Suspense, useSyncExternalStore } from "react";

type Connection = { wasOpen: boolean; isOpen: boolean; failures: number };

let connection: Connection = { wasOpen: false, isOpen: false, failures: 0 };
const listeners = new Set<() => void>();

function track({ type }: StatusChange) {
  if (type === WsEvent.CONNECTING) return;

  const isOpen = type === WsEvent.CONNECTED;
  connection = {
    isOpen,
    wasOpen: isOpen || connection.wasOpen,
    failures: isOpen ? 0 : connection.failures + 1,
  };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: getWsProvider("wss://rpc.polkadot.io", {
        onStatusChanged: track,
      }),
    },
  },
});

function Connection() {
  const { isOpen, wasOpen, failures } = useSyncExternalStore(
    subscribe,
    () => connection,
  );

  return (
    <p role="status">
      {isOpen
        ? "Connected."
        : failures > 5
          ? "No node answers. Check your network; we keep trying."
          : wasOpen
            ? "The connection is lost. Reconnecting…"
            : "Still connecting…"}
    </p>
  );
}

function Block() {
  const block = useBlock();

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
