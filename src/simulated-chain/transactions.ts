import {dispatch, DispatchError, tokenError, type PalletEvent} from './calls';
import type {Runtime, State, Storage, Transaction, Value} from './runtime';

export const weight = {ref_time: 125_000_000n, proof_size: 0n};

const dispatchInfo = {
  weight,
  class: {type: 'Normal'},
  pays_fee: {type: 'Yes'},
};

/** What a transaction of this length costs, in planck. */
export const feeFor = (encodedLength: number): bigint =>
  150_000_000n + BigInt(encodedLength) * 1_000_000n;

const feeOf = ({hex}: Transaction) => feeFor(hex.length / 2 - 1);

/** Why a transaction cannot be included, in the runtime's words, if it can't; nobody looks at its signature. */
export function invalidity(transaction: Transaction, state: State) {
  const account: Value = state.get('System', 'Account', transaction.signer);
  if (transaction.nonce < account.nonce) return 'Stale';
  if (account.data.free < feeOf(transaction)) return 'Payment';
  return undefined;
}

/**
 * Executes a transaction. A call that fails leaves no trace but its fee.
 *
 * @param fails whether the call fails whatever it is
 * @returns the storage after it, and its records in `System.Events`
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
  let happened: PalletEvent[] = [];
  let error: Value;
  try {
    if (fails) throw tokenError('FundsUnavailable');
    happened = dispatch(call, {runtime, signer, state});
  } catch (thrown) {
    if (!(thrown instanceof DispatchError)) throw thrown;
    ({error} = thrown);
  }
  const told: PalletEvent[] = [
    ['Balances', 'Withdraw', {who: signer, amount: fee}],
    ...happened,
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
  const events = told.map(([pallet, type, value]) => ({
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
