const papi = 'https://papi.how';
const mdn =
  'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects';
const rxjs = 'https://rxjs.dev/api/index/class';
const vue = 'https://vuejs.org/api';

/** Where the types of other libraries are documented, by name. */
export const externalTypes: Readonly<Record<string, string>> = {
  // polkadot-api
  BlockInfo: `${papi}/client`,
  ChainDefinition: `${papi}/codegen`,
  InjectedPolkadotAccount: `${papi}/signers`,
  JsonRpcProvider: `${papi}/providers`,
  PolkadotClient: `${papi}/client`,
  PolkadotSigner: `${papi}/signers`,
  SS58String: `${papi}/types`,
  Transaction: `${papi}/typed/tx`,
  TxEvent: `${papi}/typed/tx`,
  TypedApi: `${papi}/typed`,
  // rxjs
  BehaviorSubject: `${rxjs}/BehaviorSubject`,
  Observable: `${rxjs}/Observable`,
  // react
  ReactNode: 'https://react.dev/learn/typescript#useful-types',
  // vue
  App: `${vue}/application`,
  ComputedRef: `${vue}/reactivity-core#computed`,
  MaybeRef: `${vue}/utility-types#mayberef`,
  MaybeRefOrGetter: `${vue}/utility-types#maybereforgetter`,
  Ref: `${vue}/reactivity-core#ref`,
  // abitype
  Abi: 'https://abitype.dev/api/types#abi',
  // the language
  Error: `${mdn}/Error`,
  Number: `${mdn}/Number`,
  Promise: `${mdn}/Promise`,
};
