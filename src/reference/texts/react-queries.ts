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
      'Makes a configuration known to everything inside it, keeps the cache of queries and initializes the wallets.',
    parameters: {
      props: 'The configuration, and what is rendered inside.',
      'props.config':
        'The configuration. Make it once, outside components: the cache is kept for this very object.',
    },
    returns: 'What is inside, within a `Suspense` boundary.',
    remarks:
      'Queries, balances and transactions need `crypto.randomUUID`, which browsers offer only on `https` pages and on `localhost`.',
  },
  useConfig: {
    purpose: 'Setup',
    summary: 'Returns the configuration of the surrounding provider.',
    returns: 'The configuration that [[ReactiveDotProvider]] was given.',
    throws: noProvider,
  },
  ChainProvider: {
    purpose: 'Chains and clients',
    summary: 'Sets the chain for the hooks inside it.',
    parameters: {
      props: 'The chain, and what is rendered inside.',
      'props.chainId': 'The id of a chain in the configuration.',
    },
    returns: 'What is inside.',
    remarks:
      'Providers may be nested: the nearest counts. A hook with a `chainId` option of its own does not look at them.',
  },
  useChainId: {
    purpose: 'Chains and clients',
    summary: 'Returns the id of the chain that the nearest provider sets.',
    returns: 'The chain id, a key of `chains` in the configuration.',
    throws: '[[BaseError]] “No chain ID provided” outside a [[ChainProvider]].',
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
      'Returns what a chain says of itself: its name, its genesis hash and properties such as the symbol and the decimals of its token.',
    parameters: {options},
    returns: `The data as the chain gives it. ${promised}`,
    throws: noChain,
  },
  useClient: {
    purpose: 'Chains and clients',
    summary:
      'Returns the Polkadot-API client of a chain, for what the library has no hook for. Suspends until the client is made.',
    parameters: {options: chainOptions},
    returns: 'The client; there is one for each chain.',
    throws: noChain,
  },
  useTypedApi: {
    purpose: 'Chains and clients',
    summary:
      'Returns the typed API of Polkadot-API for a chain, for what the library has no hook for.',
    typeParameters: {TChainId: 'The chain whose types are offered.'},
    parameters: {options: chainOptions},
    returns:
      'The typed API. For a chain with an [[unsafeDescriptor]] it is the unsafe API under the same types.',
    throws: noChain,
  },
  useBlock: {
    purpose: 'Chains and clients',
    summary: 'Returns the newest block of a chain and follows it.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      tag: 'The newest finalized block, or the newest one that is not yet final.',
      options,
    },
    returns: `The number, the hash and the parent of the block. ${promised}`,
    throws: noChain,
  },
  useLazyLoadQuery: {
    purpose: 'Queries',
    summary:
      'Reads from a chain and returns the result; where the query reads storage, the component renders again when it changes.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
      TUse: 'Whether to suspend.',
    },
    parameters: {
      query:
        'A function that gets an empty [[Query]] and returns it with what to read, or a finished query. A falsy value, or a function that returns one, turns the query off.',
      options:
        'Which chain to read, whether to suspend and when to read again.',
    },
    returns: `The bare value for one instruction, a tuple for several, and [[idle]] for a query that is off. ${promised}`,
    throws: `${noChain} A read that fails is thrown to the nearest error boundary.`,
    remarks:
      'Two of these hooks in one component read one after the other, since the first suspends. One query with both instructions reads at once.',
  },
  useLazyLoadQueryWithRefresh: {
    purpose: 'Queries',
    summary:
      'Reads from a chain and returns the result with a function that reads it again.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
    },
    parameters: {
      query: 'As in [[useLazyLoadQuery]].',
      options: chainOptions,
    },
    returns:
      'The result, and a function that reads the one-shot parts of the query again.',
  },
  useQueryLoader: {
    purpose: 'Queries',
    summary:
      'Returns a function that starts a query early, before the component that shows its result is rendered.',
    parameters: {
      '(options).chainId':
        'Has no effect in 0.68.3: the chain is that of the surrounding [[ChainProvider]].',
    },
    returnType:
      '<TChainId extends ChainId | undefined, TQuery extends (query: Query<[], ChainDescriptorOf<TChainId>>) => Query<QueryInstruction[], ChainDescriptorOf<TChainId>>>(builder: TQuery, options?: ChainHookOptions<TChainId>) => void',
    returns:
      'A function. Pass it a function that builds the query, as in [[useLazyLoadQuery]]. It returns nothing: the result is in the cache.',
    throws:
      '[[BaseError]] “No config provided” outside a [[ReactiveDotProvider]], else “No chain ID provided” outside a [[ChainProvider]], even if you later pass a chain to the function.',
  },
  useQueryRefresher: {
    purpose: 'Queries',
    summary: 'Returns a function that reads a query again.',
    typeParameters: {
      TChainId: 'The chain whose pallets and APIs are offered.',
      TQuery: 'The query, or the function that builds it.',
    },
    parameters: {query: 'As in [[useLazyLoadQuery]].', options: chainOptions},
    returns:
      'A function that refetches the query. It does nothing for a query that is off, and nothing to live storage.',
  },
  useStore: {
    purpose: 'Queries',
    summary:
      'Returns the cache of queries, to have results read again wherever they are shown.',
    parameters: {
      invalidateQuery: 'Reads the instructions of a query again.',
      'invalidateQuery(options).chainId':
        'The chain of the query, instead of that of the surrounding [[ChainProvider]].',
      invalidateChainQueries:
        'Reads again every instruction in the cache for which the function returns `true`. It gets the `type` (`"constant"`, `"storage"`, `"storage-entries"`, `"runtime-api"`) and the names and arguments that belong to it. Experimental.',
      'invalidateChainQueries(options).chainId':
        'Only instructions of this chain. Without it that of the surrounding [[ChainProvider]]; without one, all chains.',
      invalidateContractQueries:
        'The same for reads from contracts; the function gets the `kind` (`"ink"` or `"solidity"`), the `contract`, the `address` and what is read. Experimental.',
      'invalidateContractQueries(options).chainId':
        'Only reads on this chain. Without it that of the surrounding [[ChainProvider]]; without one, all chains.',
    },
    returns: 'An object with three functions.',
    throws:
      '[[BaseError]] “No config provided” outside a [[ReactiveDotProvider]]. `invalidateQuery` throws [[BaseError]] “No chain ID provided” when there is no chain.',
    defect:
      'In 0.68.3 you can refetch only what is read once: constants, runtime calls, contract reads and storage at a block hash. Live storage follows the chain by itself, but a storage read that has failed stays failed. `invalidateQuery` throws a `TypeError` when the query defers live storage or a list, or streams live storage: leave `defer` and `stream` out of it.',
  },
  useQueryErrorResetter: {
    purpose: 'Queries',
    summary:
      'Returns a function that is meant to forget failed queries, so that an error boundary can try again.',
    returns:
      'A function without parameters that removes failed queries from the cache.',
    defect:
      'In 0.68.3 the function throws a `TypeError` as soon as there is a failed query to forget, and the page stays at the error. For constants, runtime calls and contract reads use `invalidateQuery` of [[useStore]] instead.',
  },
  QueryOptionsProvider: {
    purpose: 'Queries',
    summary:
      'Pauses the live values inside it, for parts of a page that are out of sight.',
    parameters: {
      props: 'Whether values are live, and what is rendered inside.',
      'props.active':
        'With `false` the hooks inside show the last value and no longer follow the chain.',
    },
    returns: 'What is inside.',
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
      'props.query': 'As in [[useLazyLoadQuery]].',
      'props.chainId': 'The chain to read.',
      'props.children': 'Gets the result and returns what to render.',
    },
    returns: 'What `children` returns.',
  },
};
