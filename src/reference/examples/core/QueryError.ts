import { QueryError } from "@reactive-dot/core";

/** Tells a contract's refusal from a connection that failed. */
export function isContractFailure(error: unknown): boolean {
  if (error instanceof QueryError) {
    console.warn("The contract could not be read", error.cause);
    return true;
  }
  return false;
}
