import { BaseError } from "@reactive-dot/core";

export function describe(error: unknown): string {
  if (error instanceof BaseError) {
    const { message, cause } = error;
    return cause instanceof Error
      ? `${message}: ${cause.message}`
      : message;
  }
  // Of a chain, an extension or your own code: passed on as they are.
  return error instanceof Error ? error.message : String(error);
}
