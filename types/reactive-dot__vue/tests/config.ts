import {defineConfig} from '@reactive-dot/core';
import type {
  Binary,
  HexString,
  PlainDescriptor,
  RuntimeDescriptor,
  SS58String,
  StorageDescriptor,
  TxDescriptor,
} from 'polkadot-api';
import {getWsProvider} from 'polkadot-api/ws-provider/web';

/** What polkadot-api's generator would write for a chain with these few entries. */
type Chain<TStorage> = {
  descriptors: {
    pallets: {
      __storage: {
        System: {
          Number: StorageDescriptor<[], number, false, never>;
          Account: StorageDescriptor<
            [Key: SS58String],
            {nonce: number; data: {free: bigint}},
            false,
            never
          >;
        };
      } & TStorage;
      __tx: {System: {remark: TxDescriptor<{remark: Binary}>}};
      __event: Record<never, never>;
      __error: Record<never, never>;
      __const: {Balances: {ExistentialDeposit: PlainDescriptor<bigint>}};
      __view: Record<never, never>;
    };
    apis: {
      Core: {version: RuntimeDescriptor<[], {spec_version: number}>};
    };
    // polkadot-api's own definition of a chain says the same.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
  } & Promise<any>;
  metadataTypes: Promise<Uint8Array>;
  asset: PlainDescriptor<{parents: number}>;
  extensions: Record<never, never>;
  getMetadata: () => Promise<Uint8Array>;
  genesis: HexString | undefined;
};

declare const polkadot: Chain<Record<never, never>>;
declare const kusama: Chain<{
  Society: {Head: StorageDescriptor<[], SS58String, false, never>};
}>;

export const config = defineConfig({
  chains: {
    polkadot: {
      descriptor: polkadot,
      provider: () => getWsProvider('wss://polkadot.example'),
    },
    kusama: {
      descriptor: kusama,
      provider: () => getWsProvider('wss://kusama.example'),
    },
  },
});

declare module '@reactive-dot/core' {
  interface Register {
    config: typeof config;
  }
}
