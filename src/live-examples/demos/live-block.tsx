/*
title: The newest block
text: The best block runs ahead of the finalized one.
switches: [stop]
*/
// ---cut---
import { useBlock } from "@reactive-dot/react";
import { Suspense } from "react";

function Blocks() {
  const best = useBlock("best");
  const finalized = useBlock("finalized");

  return (
    <dl>
      <dt>Best block</dt>
      <dd>{best.number}</dd>
      <dt>Finalized block</dt>
      <dd>{finalized.number}</dd>
    </dl>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Waiting for a block…</p>}>
      <Blocks />
    </Suspense>
  );
}
