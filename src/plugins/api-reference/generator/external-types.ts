const papi = 'https://papi.how';
const mdn =
  'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects';
const rxjs = 'https://rxjs.dev/api/index/class';
const vue = 'https://vuejs.org/api';

/**
 * Where the types of other libraries are documented, by name.
 *
 * The addresses of Polkadot-API, abitype and Vue are those that the packages
 * name themselves, in their declarations, comments and READMEs; a type for
 * which they name none leads to the front page of the documentation.
 */
export const externalTypes: Readonly<Record<string, string>> = {
  // polkadot-api
  BlockInfo: papi,
  ChainDefinition: papi,
  InjectedPolkadotAccount: `${papi}/signers`,
  JsonRpcProvider: papi,
  PolkadotClient: papi,
  PolkadotSigner: `${papi}/signers`,
  SS58String: papi,
  Transaction: `${papi}/typed/tx`,
  TxEvent: `${papi}/typed/tx#signsubmitandwatch`,
  TypedApi: papi,
  // rxjs
  BehaviorSubject: `${rxjs}/BehaviorSubject`,
  Observable: `${rxjs}/Observable`,
  // react
  ReactNode: 'https://react.dev/learn/typescript#useful-types',
  // vue
  App: 'https://vuejs.org/',
  ComputedRef: `${vue}/reactivity-core.html#computed`,
  MaybeRef: `${vue}/reactivity-utilities.html#unref`,
  MaybeRefOrGetter: `${vue}/reactivity-utilities.html#tovalue`,
  Ref: `${vue}/reactivity-core.html#ref`,
  // abitype
  Abi: 'https://abitype.dev/api/types',
  // the language
  Error: `${mdn}/Error`,
  Number: `${mdn}/Number`,
  Promise: `${mdn}/Promise`,
};
