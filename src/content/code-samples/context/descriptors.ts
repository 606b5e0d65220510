import type {kusama_asset_hub} from '../../../../.papi/descriptors/dist/index';
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

export * from '../../../../.papi/descriptors/dist/index';

/**
 * Westend's Asset Hub, of which no package ships metadata. Kusama's has the same
 * contracts, but its committed file is of an older runtime. Not an augmentation
 * of the module: TypeScript drops all but one of those that add exports next to
 * `export *`, and a sample of On-chain names has its own.
 */
export declare const westend_asset_hub: Westend;
