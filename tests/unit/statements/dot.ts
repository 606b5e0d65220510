/** Planck in one DOT. */
export const unit = 10 ** 10;

/** Returns an amount of DOT in planck. */
export const dot = (amount: number) => BigInt(Math.round(amount * unit));
