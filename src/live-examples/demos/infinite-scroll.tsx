/*
title: Infinite scroll
text: Scroll to the end of the list to load the next pools.
switches: [slow]
height: 224
*/
// ---cut---
import { pending } from "@reactive-dot/core";
import { useLazyLoadQuery } from "@reactive-dot/react";
import { Suspense, useEffect, useRef, useState } from "react";

const pageSize = 10;

function Page({ ids }: { ids: number[] }) {
  const names = useLazyLoadQuery((query) =>
    query.storages(
      "NominationPools",
      "Metadata",
      ids.map((id) => [id] as [number]),
      { stream: true },
    ),
  );

  return names.map((name, index) => (
    <li key={ids[index]}>
      {name === pending ? "…" : name.asText() || `Pool ${ids[index]}`}
    </li>
  ));
}

function More({ onReach }: { onReach: () => void }) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onReach();
    });
    if (button.current) observer.observe(button.current);

    return () => observer.disconnect();
  }, [onReach]);

  return (
    <button ref={button} onClick={onReach}>
      Show more
    </button>
  );
}

function Pools() {
  const lastId = useLazyLoadQuery((query) =>
    query.storage("NominationPools", "LastPoolId"),
  );
  const [pageCount, setPageCount] = useState(1);

  const ids = Array.from({ length: lastId }, (_, index) => index + 1);
  const pages = Array.from({ length: pageCount }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  );

  return (
    <div style={{ height: "12rem", overflowY: "auto", width: "100%" }}>
      <ol>
        {pages.map((ids, page) => (
          <Page key={page} ids={ids} />
        ))}
      </ol>
      {pageCount * pageSize < lastId && (
        <More key={pageCount} onReach={() => setPageCount(pageCount + 1)} />
      )}
    </div>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Counting the pools…</p>}>
      <Pools />
    </Suspense>
  );
}
