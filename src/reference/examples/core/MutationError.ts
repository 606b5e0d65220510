import { MutationError } from "@reactive-dot/core";

/** Says why nothing was sent; undefined when it was something else. */
export function whyNotSent(error: unknown): string | undefined {
  if (!(error instanceof MutationError)) {
    return undefined;
  }
  return error.message === "No signer provided"
    ? "Choose an account first."
    : `The wallet or the chain refused: ${error.message}`;
}
