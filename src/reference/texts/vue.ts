import type {ModuleTexts} from './types';

/** The words of these pages are the comments of the declarations; only what those cannot say stands here. */
export const vueTexts: ModuleTexts = {
  ReactiveDotPlugin: {purpose: 'Setup'},
  watchMutationEffect: {purpose: 'Mutations'},
  provideChain: {purpose: 'Chains and clients'},
  provideSigner: {purpose: 'Mutations'},
  useAccounts: {
    purpose: 'Wallets and accounts',
  },
  useBlock: {purpose: 'Chains and clients'},
  useChainId: {purpose: 'Chains and clients'},
  useChainIds: {purpose: 'Chains and clients'},
  useChainSpecData: {purpose: 'Chains and clients'},
  useClient: {purpose: 'Chains and clients'},
  useConfig: {purpose: 'Setup'},
  useConnectedWallets: {
    purpose: 'Wallets and accounts',
  },
  useContractMutation: {purpose: 'Contracts'},
  useMutation: {purpose: 'Mutations'},
  useNativeToken: {
    purpose: 'Numbers and balances',
  },
  useQuery: {
    purpose: 'Queries',
  },
  useQueryErrorResetter: {purpose: 'Queries'},
  useSigner: {purpose: 'Mutations'},
  useSpendableBalance: {purpose: 'Numbers and balances'},
  useSpendableBalances: {purpose: 'Numbers and balances'},
  useStore: {purpose: 'Queries'},
  useTypedApi: {purpose: 'Chains and clients'},
  useWalletConnector: {
    purpose: 'Wallets and accounts',
  },
  useWalletDisconnector: {
    purpose: 'Wallets and accounts',
  },
  useWallets: {
    purpose: 'Wallets and accounts',
  },
  watchContractEvent: {purpose: 'Contracts'},
  watchMutation: {purpose: 'Mutations'},
};
