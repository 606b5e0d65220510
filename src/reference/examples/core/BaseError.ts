import { BaseError } from "@reactive-dot/core";

export function describe(error: unknown): string {
  if (error instanceof BaseError) {
    const { message, cause } = error;
    return cause instanceof Error
      ? `${message}: ${cause.message}`
      : message;
  }
  // Of a chain, a wallet or your own code: the library passes these on.
  return error instanceof Error ? error.message : String(error);
}
