import type {Selection} from './trim-metadata';

/** What samples and tests use. Every further pallet makes the descriptors slower to generate and samples slower to check. */
const commonPallets = [
  'System',
  'Timestamp',
  'Balances',
  'TransactionPayment',
  'Staking',
  'Utility',
  'NominationPools',
] as const;

const relayPallets = [...commonPallets, 'Babe'] as const;
const hubPallets = [...commonPallets, 'Assets'] as const;

const commonApis = [
  'Core',
  'Metadata',
  'BlockBuilder',
  'TaggedTransactionQueue',
  'AccountNonceApi',
  'TransactionPaymentApi',
  'NominationPoolsApi',
  'StakingApi',
] as const;

export interface Chain extends Selection {
  /** Name of the runtime in `@polkadot/types-support/metadata/v15`. */
  source: string;
}

/** The chains that samples and demos may use, by the name they import. */
export const chains = {
  polkadot: {
    source: 'polkadot',
    pallets: relayPallets,
    apis: commonApis,
    docs: true,
  },
  kusama: {
    source: 'kusama',
    pallets: relayPallets,
    apis: commonApis,
    docs: true,
  },
  polkadot_asset_hub: {
    source: 'asset-hub-polkadot',
    pallets: hubPallets,
    apis: commonApis,
    docs: true,
  },
  kusama_asset_hub: {
    source: 'asset-hub-kusama',
    pallets: [...hubPallets, 'Revive'],
    apis: [...commonApis, 'ReviveApi'],
    docs: true,
  },
} as const satisfies Record<string, Chain>;
