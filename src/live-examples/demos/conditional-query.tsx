/*
title: Skip a query
text: Nothing is requested until you tick the box.
switches: [slow]
*/
// ---cut---
import { idle } from "@reactive-dot/core";
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense, useState } from "react";

function Era({ isWanted }: { isWanted: boolean }) {
  const era = useLazyLoadQuery(
    (query) => isWanted && query.storage("Staking", "ActiveEra"),
  );

  if (era === idle) {
    return <p>Nothing was asked for.</p>;
  }

  return <p>Era {era?.index} is active.</p>;
}

export default function App() {
  const [isWanted, setIsWanted] = useState(false);

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={(event) => setIsWanted(event.target.checked)}
        />
        Ask for the era
      </label>
      <Suspense fallback={<p role="status">Loading the era…</p>}>
        <Era isWanted={isWanted} />
      </Suspense>
    </>
  );
}
