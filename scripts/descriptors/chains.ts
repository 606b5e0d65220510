import type {Selection} from './trim-metadata';

/** What samples and tests use. Every further pallet makes the descriptors slower to generate and samples slower to check. */
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

export interface Chain extends Selection {
  /** Name of the runtime in `@polkadot/types-support/metadata/v15`. */
  source: string;
}

const chain = (
  source: string,
  pallets: readonly string[],
  apis: readonly string[] = commonApis,
): Chain => ({source, pallets, apis, docs: true});

/** The chains that samples and demos may use, by the name they import. */
export const chains = {
  polkadot: chain('polkadot', relayPallets),
  kusama: chain('kusama', relayPallets),
  polkadot_asset_hub: chain('asset-hub-polkadot', hubPallets, [
    ...commonApis,
    'AssetConversionApi',
  ]),
  kusama_asset_hub: chain(
    'asset-hub-kusama',
    [...hubPallets, 'Revive'],
    [...commonApis, 'ReviveApi'],
  ),
};
