import { MutationError } from "@reactive-dot/core";

/** Says why a transaction ended; undefined when it was something else. */
export function whyItEnded(error: unknown): string | undefined {
  if (!(error instanceof MutationError)) {
    return undefined;
  }
  return error.message === "No signer provided"
    ? "Choose an account first."
    : `${error.message}. Check the account before you send it again.`;
}
