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

/** A switch, by its name in the comment of a demo. */
export type SwitchName = keyof typeof switchLabels;

/** The names of all switches, in the order in which the page shows them. */
export const switchNames = Object.keys(switchLabels) as SwitchName[];
