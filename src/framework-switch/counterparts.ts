import type {SetId} from '../site/sets';

/** What pairs the pages of the two sets otherwise than by their path. */
export interface Counterparts {
  /** Exports that say the same, below `/api/react` and `/api/vue`; where one has several, the first counts. */
  apiPairs: readonly (readonly [react: string, vue: string])[];
  /** The pages that only one set has, and where its reader is best served in the other: a page whose label in the sidebar is its path in words, which the switch shows. */
  nearest: Readonly<Record<SetId, Readonly<Record<string, string>>>>;
}

const useQuery = '/api/vue/functions/useQuery';
const contracts = '/api/vue/functions/useContractMutation';

/** Every other page has a counterpart at the same path. */
export const counterparts: Counterparts = {
  apiPairs: [
    ['/functions/ReactiveDotProvider', '/variables/ReactiveDotPlugin'],
    ['/functions/ChainProvider', '/functions/provideChain'],
    ['/functions/SignerProvider', '/functions/provideSigner'],
    ['/functions/useLazyLoadQuery', '/functions/useQuery'],
    ['/functions/useLazyLoadQueryWithRefresh', '/functions/useQuery'],
    ['/functions/useNativeTokenAmountFromPlanck', '/functions/useNativeToken'],
    ['/functions/useNativeTokenAmountFromNumber', '/functions/useNativeToken'],
    ['/functions/useMutationListener', '/functions/watchMutation'],
    ['/variables/useMutationEffect', '/functions/watchMutationEffect'],
    ['/functions/useContractEventListener', '/functions/watchContractEvent'],
  ],
  nearest: {
    react: {
      '/api/react/functions/Await': '/getting-started/setup',
      '/api/react/functions/QueryOptionsProvider': useQuery,
      '/api/react/functions/QueryRenderer': useQuery,
      '/api/react/functions/usePromiseValue': useQuery,
      '/api/react/variables/usePromiseState': useQuery,
      '/api/react/functions/usePromises': useQuery,
      '/api/react/functions/useQueryLoader': useQuery,
      '/api/react/functions/useQueryRefresher': useQuery,
      '/guides/async': '/getting-started/query',
      '/guides/performance': '/guides/queries-in-depth',
      '/smart-contract/ink': contracts,
      '/smart-contract/solidity': contracts,
      '/category/smart-contracts': '/api/vue',
    },
    vue: {},
  },
};
