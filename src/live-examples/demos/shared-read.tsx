/*
title: Two components share a read
text: Both components read the active era. Look at the requests, where it's one row.
switches: [slow]
requests: open
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

function useActiveEra() {
  return useLazyLoadQuery((query) => query.storage("Staking", "ActiveEra"));
}

function EraIndex() {
  const era = useActiveEra();

  return <p>Era {era?.index} is active.</p>;
}

function EraStart() {
  const era = useActiveEra();
  const start = new Date(Number(era?.start));

  return <p>It began on {start.toLocaleDateString("en")}.</p>;
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading the era…</p>}>
      <EraIndex />
      <EraStart />
    </Suspense>
  );
}
