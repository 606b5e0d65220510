/** Labels of the switches for the chain, the wallet, and the connection. */
export const switchLabels = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  invalid: 'Refuse transactions',
  dispatch: 'Fail transactions on chain',
  drop: 'Drop the next block with a transaction',
  stop: 'Stop making blocks',
  cut: 'Cut the connection',
};

export type SwitchName = keyof typeof switchLabels;

export const switchNames = Object.keys(switchLabels) as SwitchName[];
