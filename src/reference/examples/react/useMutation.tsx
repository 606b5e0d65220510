import { idle, MutationError, pending } from "@reactive-dot/core";
import { useMutation } from "@reactive-dot/react";
import { Binary } from "polkadot-api";

export function RemarkButton() {
  const [state, submit] = useMutation((tx) =>
    tx.System.remark({ remark: Binary.fromText("Hello") }),
  );

  return (
    <>
      <button onClick={() => submit()}>Leave a remark</button>
      {state === pending && <p>Waiting for the signature…</p>}
      {state instanceof MutationError && <p>{state.message}</p>}
      {state !== idle && state !== pending && "type" in state && (
        <p>{state.type}</p>
      )}
    </>
  );
}
