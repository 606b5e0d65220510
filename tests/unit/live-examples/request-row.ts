import type {RequestRow} from '../../../src/live-examples/messages';

/** Returns a row of the list of requests, by default a pending read. */
export const rowOf = (
  id: number,
  change: Partial<RequestRow> = {},
): RequestRow => ({
  run: 1,
  id,
  chain: 'Polkadot',
  label: `storage Pool.Entry(${id})`,
  args: '',
  isConnecting: false,
  start: 0,
  end: 0,
  state: 'waiting',
  answer: '',
  reads: 1,
  updates: 0,
  ...change,
});
