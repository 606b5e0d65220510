import { QueryOptionsProvider, useBlock } from "@reactive-dot/react";
import { useState } from "react";

function BlockNumber() {
  return <output>{useBlock("best").number}</output>;
}

export function PausableBlockNumber() {
  const [active, setActive] = useState(true);

  return (
    <>
      <button onClick={() => setActive(!active)}>
        {active ? "Pause" : "Go on"}
      </button>
      <QueryOptionsProvider active={active}>
        <BlockNumber />
      </QueryOptionsProvider>
    </>
  );
}
