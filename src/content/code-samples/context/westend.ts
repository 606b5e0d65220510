import type {kusama_asset_hub} from '@polkadot-api/descriptors';
import type {RuntimeDescriptor, TxDescriptor} from 'polkadot-api';

type Kusama = typeof kusama_asset_hub;
type Pallets = Kusama['descriptors']['pallets'];
type Calls = Pallets['__tx'];
type Apis = Kusama['descriptors']['apis'];

/** Newer runtimes, such as Westend's, have `weight_` instead of `gas_`. */
type Renamed<T> = {
  [
    Key in keyof T as Key extends `gas_${infer Rest}` ? `weight_${Rest}` : Key
  ]: T[Key];
};

type Call =
  Calls['Revive']['call'] extends TxDescriptor<infer Arguments>
    ? TxDescriptor<Renamed<Arguments>>
    : never;

type DryRun =
  Apis['ReviveApi']['call'] extends RuntimeDescriptor<
    infer Arguments,
    infer Answer
  >
    ? RuntimeDescriptor<Arguments, Renamed<Answer>>
    : never;

type Replaced<T, U> = Omit<T, keyof U> & U;

type Westend = Replaced<
  Kusama,
  {
    descriptors: {
      pallets: Replaced<
        Pallets,
        {
          __tx: Replaced<
            Calls,
            {Revive: Replaced<Calls['Revive'], {call: Call}>}
          >;
        }
      >;
      apis: Replaced<
        Apis,
        {ReviveApi: Replaced<Apis['ReviveApi'], {call: DryRun}>}
      >;
    } & Promise<never>;
  }
>;

declare module '@polkadot-api/descriptors' {
  /**
   * Westend's Asset Hub, of which no package ships metadata. Kusama's has the
   * same contracts, but its committed file is of an older runtime.
   */
  export const westend_asset_hub: Westend;
}
