/*
title: A query that depends on another
text: The second query needs the result of the first. The three largest pools load before their names.
switches: [slow]
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense } from "react";

function Pools() {
  const pools = useLazyLoadQuery((query) =>
    query.storageEntries("NominationPools", "BondedPools"),
  );

  const largest = [...pools]
    .sort(([, a], [, b]) => b.member_counter - a.member_counter)
    .slice(0, 3);

  const names = useLazyLoadQuery((query) =>
    query.storages(
      "NominationPools",
      "Metadata",
      largest.map(([[id]]) => [id] as [number]),
    ),
  );

  return (
    <ol>
      {largest.map(([[id], pool], index) => (
        <li key={id}>
          {names[index]?.asText()}, {pool.member_counter} members
        </li>
      ))}
    </ol>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Loading pools, then names…</p>}>
      <Pools />
    </Suspense>
  );
}
