import {dispatch, DispatchError, tokenError, type PalletEvent} from './calls';
import type {Runtime, State, Storage, Transaction, Value} from './runtime';

/** The weight of every transaction. Invented, because nothing is measured. */
export const weight = {ref_time: 125_000_000n, proof_size: 0n};

const dispatchInfo = {
  weight,
  class: {type: 'Normal'},
  pays_fee: {type: 'Yes'},
};

/**
 * Returns the fee of a transaction in planck, by its length in bytes. The numbers
 * are invented: about 0.03 DOT for a transfer.
 */
export const feeFor = (encodedLength: number): bigint =>
  150_000_000n + BigInt(encodedLength) * 1_000_000n;

const feeOf = ({hex}: Transaction) => feeFor(hex.length / 2 - 1);

/**
 * Returns the runtime's name for the reason why a transaction is invalid, or
 * undefined for a valid one. Doesn't check its signature.
 */
export function invalidity(transaction: Transaction, state: State) {
  const account: Value = state.get('System', 'Account', transaction.signer);
  if (transaction.nonce < account.nonce) return 'Stale';
  if (account.data.free < feeOf(transaction)) return 'Payment';
  return undefined;
}

/**
 * Executes a transaction. A failed call only costs its fee.
 *
 * @param fails - whether any call fails
 * @returns the new storage, and the records for `System.Events`
 */
export function execute(
  runtime: Runtime,
  transaction: Transaction,
  before: Storage,
  index: number,
  fails: boolean,
): {storage: Storage; events: Value[]} {
  const {signer, call} = transaction;
  const fee = feeOf(transaction);
  const paid: Storage = new Map(before);
  payFee(runtime.open(paid), signer, fee);

  const done: Storage = new Map(paid);
  const state = runtime.open(done);
  let callEvents: PalletEvent[] = [];
  let error: Value;
  try {
    if (fails) throw tokenError('FundsUnavailable');
    callEvents = dispatch(call, {runtime, signer, state});
  } catch (thrown) {
    if (!(thrown instanceof DispatchError)) throw thrown;
    ({error} = thrown);
  }
  const palletEvents: PalletEvent[] = [
    ['Balances', 'Withdraw', {who: signer, amount: fee}],
    ...callEvents,
    [
      'TransactionPayment',
      'TransactionFeePaid',
      {who: signer, actual_fee: fee, tip: 0n},
    ],
    [
      'System',
      error ? 'ExtrinsicFailed' : 'ExtrinsicSuccess',
      {dispatch_error: error, dispatch_info: dispatchInfo},
    ],
  ];
  const events = palletEvents.map(([pallet, type, value]) => ({
    phase: {type: 'ApplyExtrinsic', value: index},
    event: {type: pallet, value: {type, value}},
    topics: [],
  }));
  return {storage: error ? paid : done, events};
}

function payFee(state: State, who: string, amount: bigint): void {
  const account: Value = state.get('System', 'Account', who);
  state.set('System', 'Account', [who], {
    ...account,
    nonce: account.nonce + 1,
    data: {...account.data, free: account.data.free - amount},
  });
}
