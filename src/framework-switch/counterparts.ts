import type {SetId} from '../site/sets';

/** Pages whose counterpart in the other set has a different path. */
export interface Counterparts {
  /**
   * Equivalent exports, below `/api/react` and `/api/vue`. If an export has
   * several, the first counts.
   */
  apiPairs: readonly (readonly [react: string, vue: string])[];
  /**
   * Pages that only one set has, with the best page for their readers in the
   * other set, and the heading for them. The switch shows the path as words, so
   * the path must match the page's label in the sidebar.
   */
  nearest: Readonly<Record<SetId, Readonly<Record<string, string>>>>;
}

const useQuery = '/api/vue/functions/useQuery';
const contracts = '/guides/contracts';

/** All pages not listed have a counterpart at the same path. */
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
      '/api/react/functions/Await': '/getting-started/setup#load-with-suspense',
      '/api/react/functions/QueryOptionsProvider': useQuery,
      '/api/react/functions/QueryRenderer': useQuery,
      '/api/react/functions/usePromiseValue': useQuery,
      '/api/react/variables/usePromiseState': useQuery,
      '/api/react/functions/usePromises': useQuery,
      '/api/react/functions/useQueryLoader': useQuery,
      '/api/react/functions/useQueryRefresher': useQuery,
      '/guides/async': '/getting-started/query',
      '/guides/performance': '/guides/queries-in-depth#avoid-waterfalls',
      '/smart-contract/ink': contracts,
      '/smart-contract/solidity': contracts,
      '/smart-contract/register-for-contracts': contracts,
      '/smart-contract/check-a-call': contracts,
      '/smart-contract/in-depth': contracts,
      '/category/smart-contracts': contracts,
    },
    vue: {
      '/guides/contracts': '/category/smart-contracts',
      '/guides/share-queries': '/guides/queries-in-depth#reuse-a-query',
    },
  },
};
