import { useLazyLoadQuery, useQueryLoader } from "@reactive-dot/react";
import { startTransition, useState } from "react";

function Era() {
  const era = useLazyLoadQuery((query) =>
    query.storage("Staking", "ActiveEra"),
  );

  return <output>Era {era?.index}</output>;
}

export function EraOnDemand() {
  const loadQuery = useQueryLoader();
  const [open, setOpen] = useState(false);

  return (
    <>
      <button
        onPointerEnter={() =>
          loadQuery((query) => query.storage("Staking", "ActiveEra"))
        }
        onClick={() => startTransition(() => setOpen(true))}
      >
        Show the era
      </button>
      {open && <Era />}
    </>
  );
}
