/*
title: Two chains side by side
text: Each chain has its own provider and its own fallback. Neither waits for the other.
switches: [stop]
*/
// ---cut---
import {
  ChainProvider,
  useBlock,
  useChainSpecData,
} from "@reactive-dot/react";
import { Suspense } from "react";

function Chain() {
  const { name } = useChainSpecData();
  const block = useBlock("best");

  return (
    <>
      <dt>{name}</dt>
      <dd>Block {block.number}</dd>
    </>
  );
}

function Connecting({ to }: { to: string }) {
  return (
    <>
      <dt>{to}</dt>
      <dd>
        <span role="status">Connecting…</span>
      </dd>
    </>
  );
}

// Each chain waits on its own: below one boundary they would take turns.
export default function App() {
  return (
    <dl>
      <ChainProvider chainId="polkadot">
        <Suspense fallback={<Connecting to="Polkadot" />}>
          <Chain />
        </Suspense>
      </ChainProvider>
      <ChainProvider chainId="kusama">
        <Suspense fallback={<Connecting to="Kusama" />}>
          <Chain />
        </Suspense>
      </ChainProvider>
    </dl>
  );
}
