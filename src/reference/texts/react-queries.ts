import {
  chainOptions,
  noChain,
  noProvider,
  options,
  promised,
} from './react-sentences';
import type {ModuleTexts} from './types';

/** Providers, chains, queries. */
export const reactQueryTexts: ModuleTexts = {
  ReactiveDotProvider: {
    purpose: 'Setup',
    summary:
      'Provides the configuration and the cache of queries to all components below it, and initializes the wallets.',
    parameters: {
      props: 'The configuration, and the components below.',
      'props.config':
        'The configuration. Create it once, outside components: the cache belongs to this object.',
    },
    returns: 'The children, within a `Suspense` boundary.',
    remarks:
      'Queries, balances and transactions need `crypto.randomUUID`, which browsers have only on `https` pages and on `localhost`.',
  },
  useConfig: {
    purpose: 'Setup',
    summary: 'Returns the configuration of the nearest provider.',
    returns:
      'The configuration that you passed to {@linkcode ReactiveDotProvider}.',
    throws: noProvider,
  },
  ChainProvider: {
    purpose: 'Chains and clients',
    summary: 'Sets the default chain for all hooks below it.',
    parameters: {
      props: 'The chain, and the components below.',
      'props.chainId': 'The id of a chain in the configuration.',
    },
    returns: 'The rendered children.',
    remarks:
      'You can nest providers: the nearest one wins. The option `chainId` of a hook overrides them.',
  },
  useChainId: {
    purpose: 'Chains and clients',
    summary: 'Returns the chain id of the nearest {@linkcode ChainProvider}.',
    returns: 'The chain id, a key of `chains` in the configuration.',
    throws:
      '{@linkcode BaseError} “No chain ID provided” outside a {@linkcode ChainProvider}.',
  },
  useChainIds: {
    purpose: 'Chains and clients',
    summary:
      'Returns the ids of all chains of the configuration, in its order.',
    returns: 'A list of the keys of `chains` in the configuration.',
    throws: noProvider,
  },
  useChainSpecData: {
    purpose: 'Chains and clients',
    summary:
      'Returns the specification of a chain: its name, its genesis hash and properties such as the symbol and the decimals of its token.',
    parameters: {options},
    returns: `The data, unchanged. ${promised}`,
    throws: noChain,
  },
  useClient: {
    purpose: 'Chains and clients',
    summary:
      'Returns the Polkadot-API client of a chain, for tasks without a hook of their own. Suspends until the client is ready.',
    parameters: {options: chainOptions},
    returns: 'The client. There is one for each chain.',
    throws: noChain,
  },
  useTypedApi: {
    purpose: 'Chains and clients',
    summary:
      'Returns the typed API of Polkadot-API for a chain, for tasks without a hook of their own.',
    typeParameters: {TChainId: 'The chain that the API is typed for.'},
    parameters: {options: chainOptions},
    returns:
      'The typed API. For a chain with an {@linkcode unsafeDescriptor} it is the unsafe API, with the same types.',
    throws: noChain,
  },
  useBlock: {
    purpose: 'Chains and clients',
    summary: 'Returns the newest block of a chain, live.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      tag: '`"finalized"` for the newest final block, or `"best"` for the newest one, which another block can still replace. Default: `"finalized"`.',
      options,
    },
    returns: `The number, the hash and the parent of the block. ${promised}`,
    throws: noChain,
  },
  useLazyLoadQuery: {
    purpose: 'Queries',
    summary:
      'Reads from a chain and returns the result. Storage is live: when it changes, the component renders again.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
      TUse: 'Whether to suspend.',
    },
    parameters: {
      query:
        'A function that gets an empty {@linkcode Query} and returns one with what to read, or a finished query. A falsy value, or a function that returns one, skips the query.',
      options: 'Which chain to read, whether to suspend, and when to refetch.',
    },
    returns: `The value itself for one instruction, an array for several, and {@linkcode idle} for a query that is skipped. ${promised}`,
    throws: `${noChain} If a read fails, its error, which the nearest error boundary catches.`,
    remarks:
      'Two of these hooks in one component load one after the other, because the first one suspends. Put both instructions into one query to load them at the same time.',
  },
  useLazyLoadQueryWithRefresh: {
    deprecated:
      'Use {@linkcode useLazyLoadQuery} with `options.fetchKey` instead.',
    purpose: 'Queries',
    summary:
      'Reads from a chain, and returns the result and a function that refetches it.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
    },
    parameters: {
      query: 'As in {@linkcode useLazyLoadQuery}.',
      options: chainOptions,
    },
    returns:
      'The result, and a function that refetches the reads of the query that are not live.',
  },
  useQueryLoader: {
    purpose: 'Queries',
    summary:
      'Returns a function that prefetches: it starts a query before the component that shows the result is rendered.',
    parameters: {
      '(options).chainId':
        'Has no effect in 0.68.3: the chain is that of the nearest {@linkcode ChainProvider}.',
    },
    returnType:
      '<TChainId extends ChainId | undefined, TQuery extends (query: Query<[], ChainDescriptorOf<TChainId>>) => Query<QueryInstruction[], ChainDescriptorOf<TChainId>>>(builder: TQuery, options?: ChainHookOptions<TChainId>) => void',
    returns:
      'The prefetch function. Pass it a function that builds the query, as in {@linkcode useLazyLoadQuery}. It returns nothing: the result is in the cache.',
    throws:
      '{@linkcode BaseError} “No config provided” outside a {@linkcode ReactiveDotProvider}. {@linkcode BaseError} “No chain ID provided” outside a {@linkcode ChainProvider}, even if you later pass a chain to the function.',
  },
  useQueryRefresher: {
    purpose: 'Queries',
    summary: 'Returns a function that refetches a query.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
    },
    parameters: {
      query: 'As in {@linkcode useLazyLoadQuery}.',
      options: chainOptions,
    },
    returns:
      'A function that refetches the query. It does nothing for a query that is skipped, and leaves live storage alone.',
  },
  useStore: {
    purpose: 'Queries',
    summary:
      'Returns the store, which refetches cached reads wherever they are shown.',
    parameters: {
      invalidateQuery: 'Refetches the reads of a query.',
      'invalidateQuery(options).chainId':
        'The chain of the query, instead of that of the nearest {@linkcode ChainProvider}.',
      invalidateChainQueries:
        'Refetches every cached chain read for which the function returns `true`. The function gets the `type` of the read (`"constant"`, `"storage"`, `"storage-entries"`, `"runtime-api"`), its names and its arguments. Experimental.',
      'invalidateChainQueries(options).chainId':
        'Only reads of this chain. Default: the chain of the nearest {@linkcode ChainProvider}, or all chains if there is none.',
      invalidateContractQueries:
        'Does the same for contract reads. The function gets the `kind` (`"ink"` or `"solidity"`), the `contract`, the `address` and what is read. Experimental.',
      'invalidateContractQueries(options).chainId':
        'Only reads on this chain. Default: the chain of the nearest {@linkcode ChainProvider}, or all chains if there is none.',
    },
    returns: 'An object with three functions.',
    throws:
      '{@linkcode BaseError} “No config provided” outside a {@linkcode ReactiveDotProvider}. `invalidateQuery` throws {@linkcode BaseError} “No chain ID provided” when there is no chain.',
    defect:
      'In 0.68.3 you can refetch only reads that are not live: constants, runtime calls, contract reads and storage at a block hash. Live storage updates by itself, but you cannot retry a storage read that has failed. `invalidateQuery` throws a `TypeError` if the query defers live storage or a list, or streams live storage: leave `defer` and `stream` out of it.',
  },
  useQueryErrorResetter: {
    purpose: 'Queries',
    summary:
      'Returns a function that should remove failed queries from the cache, so that an error boundary can retry.',
    returns:
      'A function without parameters that removes failed queries from the cache.',
    defect:
      'In 0.68.3 the function throws a `TypeError` as soon as there is a failed query to remove, and the error stays on screen. For constants, runtime calls and contract reads use `invalidateQuery` of {@linkcode useStore} instead.',
  },
  QueryOptionsProvider: {
    purpose: 'Queries',
    summary:
      'Pauses live values in the components below it, for parts of a page that the user cannot see.',
    parameters: {
      props: 'Whether values are live, and the components below.',
      'props.active':
        'With `false`, the hooks below keep their last value and stop their subscriptions.',
    },
    returns: 'The rendered children.',
  },
  QueryRenderer: {
    purpose: 'Queries',
    summary: 'Reads from a chain and renders the result.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
    },
    parameters: {
      props: 'The query, the chain and what to render.',
      'props.query': 'As in {@linkcode useLazyLoadQuery}.',
      'props.chainId': 'The chain to read.',
      'props.children': 'Gets the result and returns what to render.',
    },
    returns: 'What `children` returns.',
  },
};
