import { useSigner } from "@reactive-dot/react";

export function SubmitButton({ submit }: { submit: () => void }) {
  const signer = useSigner();

  return (
    <button disabled={signer === undefined} onClick={submit}>
      {signer === undefined ? "Choose an account first" : "Submit"}
    </button>
  );
}
