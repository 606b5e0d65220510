import type {SetId} from '../site/sets';

/**
 * API pages of the two framework packages that say the same of different
 * exports; paths lie below `/api/react` and `/api/vue`.
 */
export interface ApiPair {
  /** The first is where the pages of the Vue side lead. */
  react: readonly string[];
  /** The first is where the pages of the React side lead. */
  vue: readonly string[];
}

/** A page that only one of the sets has. */
export interface LonePage {
  set: SetId;
  /** Its path below the set. */
  page: string;
  /** Where its reader is best served in the other set. */
  nearest: {page: string; label: string};
  /** Why the other set has no such page. */
  reason: string;
}

/** What pairs the pages of the two sets otherwise than by their path. */
export interface Counterparts {
  apiPairs: readonly ApiPair[];
  lonePages: readonly LonePage[];
}

/** Exports of the same name and kind need no entry: their pages pair by rule. */
const apiPairs: readonly ApiPair[] = [
  {
    react: ['/functions/ReactiveDotProvider'],
    vue: ['/variables/ReactiveDotPlugin'],
  },
  {react: ['/functions/ChainProvider'], vue: ['/functions/provideChain']},
  {react: ['/functions/SignerProvider'], vue: ['/functions/provideSigner']},
  {
    react: [
      '/functions/useLazyLoadQuery',
      '/functions/useLazyLoadQueryWithRefresh',
    ],
    vue: ['/functions/useQuery'],
  },
  {
    react: [
      '/functions/useNativeTokenAmountFromPlanck',
      '/functions/useNativeTokenAmountFromNumber',
    ],
    vue: ['/functions/useNativeToken'],
  },
  {
    react: ['/functions/useMutationListener'],
    vue: ['/functions/watchMutation'],
  },
  {
    react: ['/variables/useMutationEffect'],
    vue: ['/functions/watchMutationEffect'],
  },
  {
    react: ['/functions/useContractEventListener'],
    vue: ['/functions/watchContractEvent'],
  },
];

const vueQuery = {page: '/api/vue/functions/useQuery', label: 'useQuery'};
const vueContracts = {
  page: '/api/vue/functions/useContractMutation',
  label: 'useContractMutation',
};

/** Every other page has a counterpart, at the same path or in {@link apiPairs}. */
const lonePages: readonly LonePage[] = [
  {
    set: 'react',
    page: '/api/react/functions/Await',
    nearest: {page: '/getting-started/setup', label: 'Setup'},
    reason: 'In Vue a component awaits a composable in its setup.',
  },
  {
    set: 'react',
    page: '/api/react/functions/QueryOptionsProvider',
    nearest: vueQuery,
    reason:
      'In Vue each query pauses for itself, when its function returns nothing to ask.',
  },
  {
    set: 'react',
    page: '/api/react/functions/QueryRenderer',
    nearest: vueQuery,
    reason: 'In Vue a template renders what the composable returns.',
  },
  {
    set: 'react',
    page: '/api/react/functions/usePromiseValue',
    nearest: vueQuery,
    reason: 'In Vue a composable returns its value and its status as refs.',
  },
  {
    set: 'react',
    page: '/api/react/variables/usePromiseState',
    nearest: vueQuery,
    reason: 'In Vue a composable returns its value and its status as refs.',
  },
  {
    set: 'react',
    page: '/api/react/functions/usePromises',
    nearest: vueQuery,
    reason: 'In Vue composables start side by side and are awaited together.',
  },
  {
    set: 'react',
    page: '/api/react/functions/useQueryLoader',
    nearest: vueQuery,
    reason: 'In Vue a query starts where a composable is called.',
  },
  {
    set: 'react',
    page: '/api/react/functions/useQueryRefresher',
    nearest: vueQuery,
    reason:
      'In Vue the refs of a query come with a function that refreshes it.',
  },
  {
    set: 'react',
    page: '/guides/async',
    nearest: {page: '/getting-started/query', label: 'Query'},
    reason: 'In Vue, loading and errors are refs, which the page Query shows.',
  },
  {
    set: 'react',
    page: '/guides/performance',
    nearest: {page: '/guides/queries-in-depth', label: 'Queries in depth'},
    reason:
      'The page is about how React renders and suspends. For Vue, Queries in depth explains sharing and memory.',
  },
  {
    set: 'react',
    page: '/smart-contract/ink',
    nearest: vueContracts,
    reason: 'The guides to contracts are written for React.',
  },
  {
    set: 'react',
    page: '/smart-contract/solidity',
    nearest: vueContracts,
    reason: 'The guides to contracts are written for React.',
  },
  {
    set: 'react',
    page: '/category/smart-contracts',
    nearest: {page: '/api/vue', label: '@reactive-dot/vue'},
    reason: 'The guides to contracts are written for React.',
  },
];

export const counterparts: Counterparts = {apiPairs, lonePages};
