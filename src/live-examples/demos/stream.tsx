/*
title: Fill a list row by row
text: Each row shows its name as soon as it arrives.
switches: [slow]
height: 144
*/
// ---cut---
import { pending } from "@reactive-dot/core";
import { useLazyLoadQuery } from "@reactive-dot/react";

const poolIds = [1, 2, 3, 4, 5];

export default function App() {
  const names = useLazyLoadQuery((query) =>
    query.storages(
      "NominationPools",
      "Metadata",
      poolIds.map((id) => [id] as [number]),
      { stream: true },
    ),
  );

  return (
    <ul>
      {names.map((name, index) => (
        <li key={poolIds[index]}>
          Pool {poolIds[index]}:{" "}
          {name === pending ? "loading…" : name.asText()}
        </li>
      ))}
    </ul>
  );
}
