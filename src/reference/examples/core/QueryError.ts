import { BaseError, QueryError } from "@reactive-dot/core";

/** What to tell the user when a query of a contract has failed. */
export function describeFailure(error: unknown): string {
  if (error instanceof QueryError) {
    return "The chain refused to run the contract.";
  }
  // An ink! message that returned an error; its name is the message.
  if (error instanceof BaseError) {
    return `The contract answered with ${error.message}.`;
  }
  return "The connection failed, or the answer does not fit the contract.";
}
