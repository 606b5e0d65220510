/** Sentences that several React texts share. */

export const options = 'Which chain to use, and whether to suspend.';
export const chainOptions = 'Which chain to use.';
export const noProvider =
  '{@linkcode BaseError} “No config provided” outside a {@linkcode ReactiveDotProvider}.';
export const noChain =
  '{@linkcode BaseError} “No config provided” outside a {@linkcode ReactiveDotProvider}. {@linkcode BaseError} “No chain ID provided” outside a {@linkcode ChainProvider}, if you pass no `chainId`.';
export const promised =
  'With `use: false`, a promise instead, which stays the same between renders until the value changes.';
