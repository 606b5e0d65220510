// The parts of a typed API that the checks before a signature read.

/** Returns a storage entry with a value; undefined if the chain has none. */
export const entry = (value: unknown) => ({
  getValue: () => Promise.resolve(value),
});

/** Returns a constant with a value. */
export const constant = (value: unknown) => () => Promise.resolve(value);

/** Returns a call with an estimated fee. */
export const callWithFee = (fee: bigint) => () => ({
  getEstimatedFees: () => Promise.resolve(fee),
});
