import {u32} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Block, Blockchain} from './blockchain';
import type {Hex, Runtime, Value} from './runtime';
import type {State} from './state';

/** Runtime APIs of one chain: `Api_method` to a function of state and arguments. */
export type Apis = Record<string, (state: State, ...args: Value[]) => Value>;

interface Context {
  runtime: Runtime;
  blockchain: Blockchain;
}

/** `TransactionSource` (1 byte) before the extrinsic, block hash (32) after. */
const sourceDigits = 2;
const blockHashDigits = 64;

const weight = {ref_time: 125_000_000n, proof_size: 0n};

/** What every chain answers, because polkadot-api asks for it. */
const common: Record<
  string,
  (context: Context, args: Hex, block: Block) => Hex
> = {
  Core_version: ({runtime}) => runtime.encodedVersion(),
  Metadata_metadata_versions: ({runtime}) => runtime.encodedMetadataVersions(),
  Metadata_metadata_at_version: ({runtime}) => runtime.encodedMetadata(),
  AccountNonceApi_account_nonce({runtime, blockchain}, args, block) {
    const who = runtime.accountId.dec(args);
    const account: Value = blockchain
      .stateAt(block)
      .get('System', 'Account', who);
    // Like a node's `system_accountNextIndex`, so that two may be sent at once.
    return toHex(u32.enc((account.nonce as number) + blockchain.pending(who)));
  },
  TransactionPaymentApi_query_info: ({runtime, blockchain}, args) =>
    runtime.encodeResult('TransactionPaymentApi', 'query_info', {
      weight,
      class: {type: 'Normal'},
      partial_fee: blockchain.fee(fromHex(args).length - u32.enc(0).length),
    }),
  TaggedTransactionQueue_validate_transaction(context, args, block) {
    const {runtime, blockchain} = context;
    const hex = `0x${args.slice(2 + sourceDigits, -blockHashDigits)}`;
    const transaction = runtime.decodeTransaction(hex);
    const reason = blockchain.validate(transaction, block);
    return runtime.encodeResult(
      'TaggedTransactionQueue',
      'validate_transaction',
      reason
        ? {success: false, value: {type: 'Invalid', value: {type: reason}}}
        : {
            success: true,
            value: {
              priority: 1n,
              requires: [],
              provides: [],
              longevity: 64n,
              propagate: true,
            },
          },
    );
  },
};

/** Tells the calls of the client itself from those that an app asks for. */
export function isPlumbing(name: string): boolean {
  return name in common;
}

/**
 * Answers a runtime call.
 *
 * @throws if the chain does not know the function
 */
export function callRuntime(
  context: Context,
  apis: Apis,
  name: string,
  args: Hex,
  block: Block,
): Hex {
  const native = common[name];
  if (native) return native(context, args, block);

  const handler = apis[name];
  if (!handler) throw new Error(`The simulated chain does not answer ${name}.`);
  const split = name.indexOf('_');
  const [api, method] = [name.slice(0, split), name.slice(split + 1)];
  const decoded = context.runtime.decodeArguments(api, method, args);
  const value: Value = handler(context.blockchain.stateAt(block), ...decoded);
  return context.runtime.encodeResult(api, method, value);
}
