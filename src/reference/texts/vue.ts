import {contractEvent} from './fields';
import type {ModuleTexts} from './types';

/** The words of these pages are the comments of the declarations; only what those cannot say stands here. */
export const vueTexts: ModuleTexts = {
  ReactiveDotPlugin: {
    purpose: 'Setup',
    parameters: {
      install:
        'Called by `app.use(ReactiveDotPlugin, config)`. `config` is what `defineConfig` of `@reactive-dot/core` returned, a plain value and not a ref. Each application has a cache of its own.',
    },
  },
  watchMutationEffect: {
    purpose: 'Mutations',
    parameters: {
      'listener(event).status':
        '`pending`: submitted by the application, not yet signed. `error`: it failed for the reason in `error`, and no more events follow for this submission. `success`: the transaction took the step in `data`; it may still fail.',
    },
  },
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
  useStore: {
    purpose: 'Queries',
    parameters: {
      'invalidateQuery(options).chainId':
        'The chain to use instead of that of the nearest provider.',
      'invalidateChainQueries(options).chainId':
        'The chain to use instead of that of the nearest provider.',
      'invalidateContractQueries(options).chainId':
        'The chain to use instead of that of the nearest provider.',
      invalidateQuery: 'Refetches the reads of a query.',
      invalidateChainQueries:
        'Refetches every cached chain read for which the function returns `true`. The function gets the `type` of the read (`"constant"`, `"storage"`, `"storage-entries"`, `"runtime-api"`), its names and its arguments. Experimental.',
      invalidateContractQueries:
        'Does the same for contract reads. The function gets the `kind` (`"ink"` or `"solidity"`), the `contract`, the `address` and what is read. Experimental.',
    },
  },
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
  watchContractEvent: {purpose: 'Contracts', parameters: contractEvent},
  watchMutation: {
    purpose: 'Mutations',
    parameters: {
      'listener(event).status':
        '`pending`: submitted by the application, not yet signed. `error`: it failed for the reason in `error`, and no more events follow for this submission. `success`: the transaction took the step in `data`; it may still fail.',
    },
  },
};
