import {Binary, Bytes} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Block, Blockchain, Mishaps} from './blockchain';
import type {Hex, Runtime, State, Value} from './runtime';
import {feeFor, invalidity, weight} from './transactions';

interface Context {
  runtime: Runtime;
  blockchain: Blockchain;
  switches: Mishaps;
  /** The state of the queried block. */
  state: State;
}

/** Maps `Api_method` to a function of the chain and the arguments. */
export type Apis = Record<
  string,
  (context: Context, ...args: Value[]) => Value
>;

/** The runtime APIs that polkadot-api itself needs. */
export const plumbing: Apis = {
  Core_version: ({runtime}) => runtime.constant('System', 'Version'),
  Metadata_metadata_versions: () => [15],
  Metadata_metadata_at_version: ({runtime}) => Binary.fromBytes(runtime.raw),
  // Counts pending transactions, like a node's `system_accountNextIndex`, so
  // that an account can send two at the same time.
  AccountNonceApi_account_nonce: ({blockchain, state}, who: string) =>
    state.get('System', 'Account', who).nonce + blockchain.pending(who),
  TransactionPaymentApi_query_info: (_, _extrinsic, length: number) => ({
    weight,
    class: {type: 'Normal'},
    partial_fee: feeFor(length),
  }),
  TaggedTransactionQueue_validate_transaction(
    {runtime, state, switches},
    _source,
    extrinsic: Binary,
  ) {
    const hex = toHex(Bytes().enc(extrinsic.asBytes()));
    const type = switches.invalid
      ? 'BadProof'
      : invalidity(runtime.decodeTransaction(hex), state);
    return type
      ? {success: false, value: {type: 'Invalid', value: {type}}}
      : {
          success: true,
          value: {
            priority: 1n,
            requires: [],
            provides: [],
            longevity: 64n,
            propagate: true,
          },
        };
  },
};

/**
 * Executes a runtime call.
 *
 * @throws if the chain has no such function
 */
export function callRuntime(
  chain: Omit<Context, 'state'>,
  apis: Apis,
  name: string,
  args: Hex,
  {storage}: Block,
): Hex {
  const handler = plumbing[name] ?? apis[name];
  if (!handler)
    throw new Error(`The simulated chain doesn't implement ${name}.`);
  const [api, method] = name.split(/_(.*)/) as [string, string];
  const codec = chain.runtime.runtimeCall(api, method);
  const context = {...chain, state: chain.runtime.open(storage)};
  const value: Value = handler(context, ...codec.args.dec(fromHex(args)));
  return toHex(codec.value.enc(value));
}
