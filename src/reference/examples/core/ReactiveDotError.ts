import { BaseError } from "@reactive-dot/core";

export const isOfTheLibrary = (error: unknown) =>
  error instanceof BaseError;
