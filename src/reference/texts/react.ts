import type {ModuleTexts} from './types';

const options = 'Which chain to use, and whether to suspend.';
const chainOptions = 'Which chain to use.';
const noProvider =
  '[[BaseError]] “No config provided” outside a [[ReactiveDotProvider]].';
const noChain =
  '[[BaseError]] “No config provided” outside a [[ReactiveDotProvider]], else “No chain ID provided” outside a [[ChainProvider]] when you pass no `chainId`.';
const promised =
  'With `use: false` a promise of it, which stays the same between renders until the value changes.';

export const reactTexts: ModuleTexts = {
  ReactiveDotProvider: {
    purpose: 'Setup',
    summary:
      'Makes a configuration known to everything inside it, keeps the cache of queries and initializes the wallets.',
    parameters: {
      props: 'The configuration, and what is rendered inside.',
      'props.config':
        'The configuration. Make it once, outside components: the cache is kept for this very object.',
    },
    returnType: 'ReactNode',
    returns: 'What is inside, within a `Suspense` boundary.',
    remarks:
      'Queries, balances and transactions need `crypto.randomUUID`, which browsers offer only on `https` pages and on `localhost`.',
  },
  useConfig: {
    purpose: 'Setup',
    summary: 'Returns the configuration of the surrounding provider.',
    returns: 'The configuration that [[ReactiveDotProvider]] was given.',
    returnType: 'Config',
    throws: noProvider,
  },
  ChainProvider: {
    purpose: 'Chains and clients',
    summary: 'Sets the chain for the hooks inside it.',
    parameters: {
      props: 'The chain, and what is rendered inside.',
      'props.chainId': 'The id of a chain in the configuration.',
    },
    returnType: 'ReactNode',
    returns: 'What is inside.',
    remarks:
      'Providers may be nested: the nearest counts. A hook with a `chainId` option of its own does not look at them.',
  },
  useChainId: {
    purpose: 'Chains and clients',
    summary: 'Returns the id of the chain that the nearest provider sets.',
    returns: 'The chain id, a key of `chains` in the configuration.',
    returnType: 'ChainId',
    throws: '[[BaseError]] “No chain ID provided” outside a [[ChainProvider]].',
  },
  useChainIds: {
    purpose: 'Chains and clients',
    summary:
      'Returns the ids of all chains of the configuration, in its order.',
    returns: 'A list of the keys of `chains` in the configuration.',
    returnType: 'ChainId[]',
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
    returnType: 'PolkadotClient',
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
      'returned options.chainId':
        'Has no effect in 0.68.3: the chain is that of the surrounding [[ChainProvider]].',
    },
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
    returnType: '() => void',
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
    returnType: '() => void',
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
    returnType: 'ReactNode',
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
  SignerProvider: {
    purpose: 'Mutations',
    summary: 'Sets the signer for the mutations inside it.',
    parameters: {
      props: 'The signer, and what is rendered inside.',
      'props.signer':
        'What signs: the `polkadotSigner` of an account. `undefined` sets none.',
    },
    returnType: 'ReactNode',
    returns: 'What is inside.',
  },
  useSigner: {
    purpose: 'Mutations',
    summary: 'Returns the signer that the nearest provider sets.',
    returns: 'The signer, or `undefined` when none is set.',
    returnType: 'PolkadotSigner | undefined',
  },
  useMutation: {
    purpose: 'Mutations',
    summary: 'Signs and submits a transaction, and tells how it is doing.',
    typeParameters: {
      TAction: 'The function that makes the transaction.',
      TChainId: 'The chain whose transactions are offered.',
    },
    parameters: {
      action:
        'Gets the transactions of the chain and makes one. With a second parameter it also gets the `input` of each submission.',
      options:
        'Which chain to use, what signs, and options of the transaction.',
      'options.signer':
        'What signs, instead of the signer of the surrounding [[SignerProvider]].',
      'options.txOptions':
        'Options of the transaction, such as `tip`, `nonce` or `mortality`.',
    },
    returnType:
      '[state: AsyncValue<TxEvent, MutationError>, submit: (options?: SubmitOptions) => Observable<TxEvent>]',
    returns:
      'The state, and a function that submits. The state is [[idle]], [[pending]], the latest event of the transaction or a [[MutationError]]. The function must be given options with `input` when the action has a second parameter. What it returns observes the events, those already past included; the transaction is submitted whether or not anyone subscribes.',
    throws: `${noChain} The submitting function throws [[MutationError]] “No signer provided” when nothing can sign.`,
    remarks:
      'An event is not yet success: look for `type: "finalized"` and `ok: true`. When you subscribe, handle errors there too, or they are reported as uncaught.',
  },
  useMutationListener: {
    purpose: 'Mutations',
    summary:
      'Calls a function for each step of every mutation below the same [[ReactiveDotProvider]], for instance to show notifications.',
    parameters: {listener: 'Is called with each event.'},
  },
  useMutationEffect: {
    purpose: 'Mutations',
    summary: 'The former name of [[useMutationListener]].',
    parameters: {listener: 'Is called with each event.'},
  },
  useAccounts: {
    purpose: 'Wallets and accounts',
    summary: 'Returns the accounts of all connected wallets and follows them.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      options: 'For which chain, and whether to suspend.',
      'options.chainId':
        'Gives addresses in the format of this chain and leaves out accounts bound to another one. Default: the chain of the surrounding [[ChainProvider]], if there is one. `null` means no chain.',
    },
    returns: `The accounts; an empty list when no wallet is connected. ${promised}`,
    throws: noProvider,
    defect:
      'In 0.68.3 a mounted component keeps the chain of its first render: when the chain changes, the addresses stay in the old format and accounts that are tied to the new chain are missing. Give the [[ChainProvider]] a `key` that changes with the chain.',
  },
  useWallets: {
    purpose: 'Wallets and accounts',
    summary:
      'Returns all wallets of the configuration, with those that its providers find.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {options: 'Whether to suspend.'},
    returns: `The wallets. ${promised}`,
    throws: noProvider,
  },
  useConnectedWallets: {
    purpose: 'Wallets and accounts',
    summary: 'Returns the wallets that are connected and follows them.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {options: 'Whether to suspend.'},
    returns: `The connected wallets. ${promised}`,
    throws: noProvider,
  },
  useWalletConnector: {
    purpose: 'Wallets and accounts',
    summary: 'Connects wallets, and tells whether that worked.',
    parameters: {
      wallets:
        'The wallet or wallets to connect when the function is called without any. Default: all available ones.',
    },
    returnType:
      '[state: AsyncValue<true, MutationError>, connect: (wallets?: Wallet | Wallet[]) => Promise<true>]',
    returns:
      'The state, and a function that connects. In 0.68.3 its promise resolves to nothing, and it does not reject: a failure is in the state only.',
    throws: noProvider,
  },
  useWalletDisconnector: {
    purpose: 'Wallets and accounts',
    summary: 'Disconnects wallets, and tells whether that worked.',
    parameters: {
      wallets:
        'The wallet or wallets to disconnect when the function is called without any. Default: all available ones, connected or not.',
    },
    returnType:
      '[state: AsyncValue<true, MutationError>, disconnect: (wallets?: Wallet | Wallet[]) => Promise<true>]',
    returns:
      'The state, and a function that disconnects. In 0.68.3 its promise resolves to nothing, and it does not reject: a failure is in the state only.',
    throws: noProvider,
  },
  useContractMutation: {
    purpose: 'Contracts',
    summary:
      'Signs and submits a call of a contract, and tells how it is doing. Limits for gas and storage come from a dry run.',
    typeParameters: {TAction: 'The function that makes the call.'},
    parameters: {
      action:
        'Gets a function that takes the contract, its address, the message or function and what to pass to it, and returns what that returns. With a second parameter it also gets the `input` of each submission.',
      options:
        'Which chain to use, what signs, and options of the transaction.',
      'options.signer':
        'What signs, instead of the signer of the surrounding [[SignerProvider]].',
      'options.txOptions':
        'Options of the transaction, such as `tip`, `nonce` or `mortality`.',
    },
    returnType:
      '[state: AsyncValue<TxEvent, MutationError>, submit: (options?: SubmitOptions) => Observable<TxEvent>]',
    returns: 'The same as [[useMutation]].',
    throws: `${noChain} The submitting function throws [[MutationError]] “No signer provided” when nothing can sign.`,
    remarks:
      'An account with a 20-byte key cannot sign contract calls: the dry run needs a 32-byte public key.',
    defect:
      'With core 0.68.2 the outcome of the dry run is not checked: a call that will fail is still offered for signing.',
  },
  useContractEventListener: {
    purpose: 'Contracts',
    summary: 'Calls a function for each event of a kind that a contract emits.',
    typeParameters: {
      TContract: 'The type of the contract.',
      TEventName: 'The name of the event, which types its data.',
    },
    parameters: {
      contract: 'The contract, as [[defineContract]] made it.',
      address:
        'The address of the contract. `undefined`: whichever contract emits the event.',
      eventName: 'The name of the event.',
      listener: 'Is called with each event.',
      options: chainOptions,
    },
    throws: noChain,
  },
  useSpendableBalance: {
    purpose: 'Numbers and balances',
    summary:
      'Returns what an account can spend of the native token of a chain, and follows it.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      address: 'The address of the account.',
      options: 'Which chain to use, what to count and whether to suspend.',
    },
    returns: `The balance. ${promised}`,
    throws: noChain,
  },
  useSpendableBalances: {
    purpose: 'Numbers and balances',
    summary:
      'Returns what several accounts can spend of the native token of a chain, and follows it.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      addresses: 'The addresses of the accounts.',
      options: 'Which chain to use, what to count and whether to suspend.',
    },
    returns: `The balances, in the order of the addresses. ${promised}`,
    throws: noChain,
  },
  useNativeTokenAmountFromPlanck: {
    purpose: 'Numbers and balances',
    summary:
      'Turns planck into an amount of the native token of a chain, or returns a function that does.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      planck:
        'The amount in the smallest unit of the token. Leave it out to get a function.',
      options,
    },
    returns: `The amount, or, without \`planck\`, a function from planck to an amount. ${promised}`,
    throws: noChain,
  },
  useNativeTokenAmountFromNumber: {
    purpose: 'Numbers and balances',
    summary:
      'Turns a decimal number into an amount of the native token of a chain, or returns a function that does.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      number: 'The number of whole tokens. Leave it out to get a function.',
      options,
    },
    returns: `The amount, or, without \`number\`, a function from a number to an amount. ${promised}`,
    throws: `${noChain} A number that cannot be understood throws what \`fromNumber\` of [[DenominatedNumber]] throws.`,
  },
  Await: {
    purpose: 'Promises',
    summary:
      'Waits for a promise and renders its value. Put a `Suspense` boundary around it, not around the component that made the promise.',
    typeParameters: {T: 'The type of the value.'},
    parameters: {
      props: 'The promise, and what to render.',
      'props.promise':
        'The promise; the same one on each render, as hooks with `use: false` give it.',
      'props.children': 'Gets the value and returns what to render.',
    },
    returnType: 'ReactNode',
    returns: 'What `children` returns.',
  },
  usePromises: {
    purpose: 'Promises',
    summary: 'Waits for several promises and returns their values.',
    typeParameters: {T: 'The promises, as a tuple.'},
    parameters: {
      promises:
        'The promises; the same ones on each render, as hooks with `use: false` give them.',
    },
    returnType: '{ [P in keyof T]: Awaited<T[P]> }',
    returns: 'The values, in the order of the promises.',
  },
  usePromiseValue: {
    purpose: 'Promises',
    summary: 'Returns the value of a promise without suspending.',
    typeParameters: {
      TValue: 'The type of the value.',
      TFallback: 'The type of what stands in for it.',
    },
    parameters: {
      promise: 'The promise; the same one on each render.',
      fallback:
        'Says what stands in while the promise is open; it gets the value shown before. Default: a function that returns [[pending]].',
    },
    returns: 'The value, or what stands in for it.',
    throws: 'What the promise rejects with, to the nearest error boundary.',
  },
  usePromiseState: {
    purpose: 'Promises',
    summary: 'The former name of [[usePromiseValue]].',
    parameters: {
      promise: 'The promise; the same one on each render.',
      fallback:
        'Says what stands in while the promise is open; it gets the value shown before. Default: a function that returns [[pending]].',
    },
  },
};
