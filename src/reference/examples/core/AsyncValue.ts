import { type AsyncValue, idle, pending } from "@reactive-dot/core";

export function describe(value: AsyncValue<string>) {
  if (value === idle) return "not started";
  if (value === pending) return "running";
  if (value instanceof Error) return value.message;
  return value;
}
