import type {ModuleTexts} from './types';

/** The words of these pages are the comments of the declarations; only what those cannot say stands here. */
export const vueTexts: ModuleTexts = {
  ReactiveDotPlugin: {purpose: 'Setup', guides: ['getting-started/setup']},
  watchMutationEffect: {purpose: 'Mutations'},
  provideChain: {purpose: 'Chains and clients', guides: ['guides/multichain']},
  provideSigner: {purpose: 'Mutations', guides: ['getting-started/mutation']},
  useAccounts: {
    purpose: 'Wallets and accounts',
    guides: ['getting-started/connect-wallets'],
  },
  useBlock: {purpose: 'Chains and clients'},
  useChainId: {purpose: 'Chains and clients', guides: ['guides/multichain']},
  useChainIds: {purpose: 'Chains and clients', guides: ['guides/multichain']},
  useChainSpecData: {purpose: 'Chains and clients'},
  useClient: {purpose: 'Chains and clients', guides: ['guides/using-papi']},
  useConfig: {purpose: 'Setup', guides: ['getting-started/setup']},
  useConnectedWallets: {
    purpose: 'Wallets and accounts',
    guides: ['getting-started/connect-wallets'],
  },
  useContractMutation: {purpose: 'Contracts'},
  useMutation: {purpose: 'Mutations', guides: ['getting-started/mutation']},
  useNativeToken: {
    purpose: 'Numbers and balances',
    guides: ['guides/number-utility'],
  },
  useQuery: {
    purpose: 'Queries',
    guides: [
      'getting-started/query',
      'guides/incremental-loading',
      'guides/multichain',
    ],
  },
  useQueryErrorResetter: {purpose: 'Queries'},
  useSigner: {purpose: 'Mutations', guides: ['getting-started/mutation']},
  useSpendableBalance: {purpose: 'Numbers and balances'},
  useSpendableBalances: {purpose: 'Numbers and balances'},
  useStore: {purpose: 'Queries', guides: ['guides/bulk-refresh']},
  useTypedApi: {purpose: 'Chains and clients', guides: ['guides/using-papi']},
  useWalletConnector: {
    purpose: 'Wallets and accounts',
    guides: ['getting-started/connect-wallets'],
  },
  useWalletDisconnector: {
    purpose: 'Wallets and accounts',
    guides: ['getting-started/connect-wallets'],
  },
  useWallets: {
    purpose: 'Wallets and accounts',
    guides: ['getting-started/connect-wallets'],
  },
  watchContractEvent: {purpose: 'Contracts'},
  watchMutation: {purpose: 'Mutations', guides: ['getting-started/mutation']},
};
