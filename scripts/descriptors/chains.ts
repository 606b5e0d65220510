import type {Selection} from './trim-metadata';

const commonPallets = [
  'System',
  'Timestamp',
  'Balances',
  'TransactionPayment',
  'Staking',
  'Treasury',
  'ConvictionVoting',
  'Referenda',
  'Utility',
  'Proxy',
  'Multisig',
  'NominationPools',
  'Vesting',
] as const;

const relayPallets = [...commonPallets, 'Babe'] as const;
const hubPallets = [
  ...commonPallets,
  'Bounties',
  'Assets',
  'ForeignAssets',
  'AssetConversion',
] as const;

const commonApis = [
  'Core',
  'Metadata',
  'BlockBuilder',
  'TaggedTransactionQueue',
  'AccountNonceApi',
  'TransactionPaymentApi',
  'TransactionPaymentCallApi',
  'NominationPoolsApi',
  'StakingApi',
] as const;

const relayApis = [...commonApis, 'BabeApi'] as const;
const hubApis = [...commonApis, 'AssetConversionApi'] as const;

export interface Chain extends Selection {
  /** Name of the runtime in `@polkadot/types-support/metadata/v15`. */
  source: string;
}

/** The chains that samples and demos may use, by the name they import. */
export const chains = {
  polkadot: {
    source: 'polkadot',
    pallets: [...relayPallets, 'Bounties'],
    apis: relayApis,
    docs: true,
  },
  kusama: {
    source: 'kusama',
    pallets: [...relayPallets, 'Bounties'],
    apis: relayApis,
    docs: true,
  },
  // No package ships Westend's metadata. Its runtime is built of the same
  // pallets as Polkadot's, but for bounties.
  westend: {
    source: 'polkadot',
    pallets: relayPallets,
    apis: relayApis,
    docs: true,
  },
  polkadot_asset_hub: {
    source: 'asset-hub-polkadot',
    pallets: hubPallets,
    apis: hubApis,
    docs: true,
  },
  kusama_asset_hub: {
    source: 'asset-hub-kusama',
    pallets: [...hubPallets, 'Revive'],
    apis: [...hubApis, 'ReviveApi'],
    docs: true,
  },
} as const satisfies Record<string, Chain>;
