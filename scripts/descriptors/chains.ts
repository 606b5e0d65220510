import type {Selection} from './trim-metadata';

/**
 * Pallets of all samples and tests. Each one slows down generating descriptors
 * and checking samples.
 */
export const commonPallets = [
  'System',
  'Timestamp',
  'Balances',
  'TransactionPayment',
  'Staking',
  'Utility',
  'NominationPools',
];

const relayPallets = [...commonPallets, 'Babe'];
const hubPallets = [...commonPallets, 'Assets'];

const commonApis = [
  'Core',
  'Metadata',
  'BlockBuilder',
  'TaggedTransactionQueue',
  'AccountNonceApi',
  'TransactionPaymentApi',
  'NominationPoolsApi',
  'StakingApi',
];

/** A chain's runtime, and the parts of its metadata to keep. */
export interface Chain extends Selection {
  /** Name of the runtime in `@polkadot/types-support/metadata/v15`. */
  source: string;
}

const chain = (
  source: string,
  pallets: readonly string[],
  apis: readonly string[] = commonApis,
): Chain => ({source, pallets, apis, docs: true});

/** The chains of samples and demos, by import name. */
export const chains = {
  polkadot: chain('polkadot', relayPallets),
  kusama: chain('kusama', relayPallets),
  polkadot_asset_hub: chain(
    'asset-hub-polkadot',
    [...hubPallets, 'Proxy'],
    [...commonApis, 'AssetConversionApi'],
  ),
  kusama_asset_hub: chain(
    'asset-hub-kusama',
    [...hubPallets, 'Revive'],
    [...commonApis, 'ReviveApi'],
  ),
};
