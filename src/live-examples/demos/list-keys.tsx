/*
title: One read for each key of a list
text: Add a pool, and look at the requests. Only the new key is requested.
switches: [slow]
requests: open
*/
// ---cut---
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense, useState, useTransition } from "react";

function PoolNames({ ids }: { ids: number[] }) {
  const names = useLazyLoadQuery((query) =>
    query.storages(
      "NominationPools",
      "Metadata",
      ids.map((id) => [id] as [number]),
    ),
  );

  return (
    <ul>
      {names.map((name, index) => (
        <li key={ids[index]}>{name.asText()}</li>
      ))}
    </ul>
  );
}

export default function App() {
  const [ids, setIds] = useState([1, 2]);
  const [isAdding, startTransition] = useTransition();

  return (
    <>
      <Suspense fallback={<p role="status">Loading two names…</p>}>
        <PoolNames ids={ids} />
      </Suspense>
      <button
        // A disabled button would lose the focus of the keyboard.
        aria-disabled={isAdding}
        onClick={() => {
          if (isAdding) return;
          startTransition(() => setIds([...ids, ids.length + 1]));
        }}
      >
        Add a pool
      </button>
    </>
  );
}
