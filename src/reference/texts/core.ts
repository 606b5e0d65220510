import type {ModuleTexts} from './types';

export const coreTexts: ModuleTexts = {
  Register: {
    purpose: 'Setup',
    summary:
      'Extend this interface with the type of your configuration. TypeScript then knows your chain ids, pallets and storage entries everywhere.',
    remarks:
      'Without it, a chain id is any string or number, and pallets have no types. Put the declaration in a file that your `tsconfig.json` includes, for example beside the configuration.',
  },
  Config: {
    purpose: 'Setup',
    summary:
      'The configuration of your application: its chains, its wallets and a few options. Create it with {@linkcode defineConfig}.',
    typeParameters: {
      TChains: 'The chains by their ids.',
      TTargetChainIds: 'The ids that queries without a chain are typed for.',
    },
    parameters: {
      chains:
        'The chains. You choose the key of each: it is the chain id that you use everywhere else.',
      targetChains:
        'The ids of the chains that queries without a `chainId` are typed for: TypeScript offers what these chains have in common. Default: all chains.',
      wallets:
        'The wallets to offer, and providers that find wallets, such as {@linkcode InjectedWalletProvider}.',
      includeEvmAccounts:
        'Whether to list accounts with 20-byte (Ethereum) addresses too. Default: `false`.',
      ssr: 'Set to `true` if you render on a server: wallets and accounts are then empty lists until the page runs in the browser. React only; experimental. Default: `false`.',
    },
  },
  ChainConfig: {
    purpose: 'Setup',
    summary: 'One chain of the configuration: its types and its connection.',
    parameters: {
      descriptor:
        'The descriptor that the `papi` command generated for the chain, or an {@linkcode unsafeDescriptor}.',
      provider:
        'The connection: a JSON-RPC provider, a light client, or a function without parameters that returns one of them, at once or as a promise. The function is called when the chain is first used.',
    },
    remarks:
      'A function with a parameter is used as the provider itself. A function without parameters is called, and what it returns is the provider.',
  },
  defineConfig: {
    purpose: 'Setup',
    summary:
      'Creates the configuration. It returns what you pass, with the exact type: the chain ids stay literal types.',
    typeParameters: {
      TChains: 'The chains by their ids.',
      TTargetChainIds: 'The ids that queries without a chain are typed for.',
    },
    parameters: {
      config: 'The configuration, see {@linkcode Config} for its fields.',
    },
    returns: 'The configuration that you passed, unchanged.',
  },
  ChainId: {
    purpose: 'Chains and clients',
    summary:
      'The chain ids of the registered configuration. Until you register one (see {@linkcode Register}) it is any string or number.',
  },
  unsafeDescriptor: {
    purpose: 'Chains and clients',
    summary:
      'Creates a descriptor that has only types. At run time Polkadot-API uses the metadata of the chain instead.',
    typeParameters: {
      T: 'The type of the chain, as the `papi` command generated it.',
    },
    returns:
      'A descriptor for the `descriptor` field of a {@linkcode ChainConfig}.',
    remarks:
      'Your bundle is smaller, because it contains no metadata. But nothing checks that the types still match the chain.',
  },
  Address: {
    purpose: 'Wallets and accounts',
    summary:
      'The address of an account or a contract: SS58 text, or 20 bytes in hexadecimal that start with `0x`.',
  },
  whenAccountsChanged: {
    purpose: 'Wallets and accounts',
    summary:
      'Returns an observable of the accounts of all connected wallets. Works without a framework.',
    parameters: {
      config: 'The configuration whose wallets to observe.',
      options: 'The chain to format the addresses for.',
      'options.chainId':
        'Returns addresses in the format of this chain, without accounts that the wallet has limited to another chain. If you leave it out, addresses have the generic format, and no account is left out for its chain.',
    },
    returns:
      'An observable that emits the whole list on each change. The list is empty when no wallet is connected.',
  },
  whenConnectedWalletsChanged: {
    purpose: 'Wallets and accounts',
    summary:
      'Returns an observable of the connected wallets. Works without a framework.',
    parameters: {config: 'The configuration whose wallets to observe.'},
    returns:
      'An observable that emits the connected wallets each time they change.',
  },
  whenWalletsChanged: {
    purpose: 'Wallets and accounts',
    summary:
      'Returns an observable of all wallets of a configuration, including those that its wallet providers find. Works without a framework.',
    parameters: {config: 'The configuration whose wallets to list.'},
    returns:
      'An observable that emits the wallets. It asks the wallet providers when you subscribe. In 0.68.2 it emits once and completes.',
  },
  defineContract: {
    purpose: 'Contracts',
    summary:
      'Defines an ink! or Solidity contract, so that you can read it in queries, call it in mutations and listen to its events.',
    typeParameters: {
      T: 'The descriptors of the ink! contract, or the ABI of the Solidity contract.',
    },
    parameters: {
      config: 'The kind of contract and its description.',
      'config.id':
        'Identifies the contract in the cache. Default: a random UUID, so define each contract once, outside components.',
      'config.type': 'The kind: `"ink"` or `"solidity"`.',
      'config.descriptor':
        'For ink!: the descriptor that the `papi ink` command generated.',
      'config.abi':
        'For Solidity: the ABI. If you write it inside the call, it needs no `as const`.',
    },
    returns:
      'The contract. Pass it to `contract` and `contracts` of a {@linkcode Query}, and to the functions for contract mutations and events.',
    remarks:
      'Without `id` it needs `crypto.randomUUID`, which browsers have only on `https` pages and on `localhost`.',
  },
  BaseError: {
    purpose: 'Errors and states',
    summary:
      'The base class of the errors that core, the framework packages and the wallet packages throw. `cause` holds the original error, if there is one.',
    remarks:
      'Errors of the chain, of extensions and of the package that decodes Solidity values reach you unchanged: they do not extend this class. `@reactive-dot/utils` throws plain `Error`s.',
    members: {
      from: {
        summary:
          'Wraps an error in this class, with the original as its `cause`.',
        parameters: {
          error: 'What was thrown.',
          message:
            'The message of the new error. Default: the message of `error` when that is an `Error`.',
        },
        returns:
          'An error of the class on which it is called: `MutationError.from(error)` gives a {@linkcode MutationError}.',
      },
    },
  },
  MutationError: {
    purpose: 'Errors and states',
    summary:
      'A transaction or a wallet action failed, or could not start because there is no signer. `cause` holds the error of the wallet or the chain.',
    remarks:
      'The error does not mean that nothing was sent: it can follow the event `broadcasted` or a block, for example when another transaction of the account is included first. The error alone does not tell you whether the transaction was included.\n\nA call that fails in a block is not a `MutationError`: the last event is `finalized` with `ok: false` and a `dispatchError`.',
  },
  QueryError: {
    purpose: 'Errors and states',
    summary:
      'The chain refused to run a contract read, or a query contains an ink! message that changes state. `cause` holds the answer of the chain.',
    remarks:
      'Not every failed contract read is a `QueryError`:\n\n- An ink! message that returns an error of its own fails with a plain {@linkcode BaseError}. Its message is the name of that error.\n- An answer that does not fit a Solidity ABI fails with an error of the package `ox`. In 0.68.2 a call that reverts fails in the same way or returns a wrong value, because its revert data is decoded as the result.\n\nReads that are not of contracts fail with the error of Polkadot-API.',
  },
  ReactiveDotError: {
    purpose: 'Errors and states',
    summary: 'The former name of {@linkcode BaseError}.',
  },
  AsyncValue: {
    purpose: 'Errors and states',
    summary:
      'The state of an action: {@linkcode idle} before it starts, {@linkcode pending} while it runs, then its result or an error.',
    typeParameters: {
      TResult: 'The type of the result.',
      TError: 'The class of the error.',
    },
  },
  idle: {
    purpose: 'Errors and states',
    summary:
      'The state of an action that has not started. In React also the result of a query that is skipped.',
    returnType: 'unique symbol',
  },
  pending: {
    purpose: 'Errors and states',
    summary:
      'The state of an action that is running, and the value of a deferred or streamed part of a query until it arrives.',
    returnType: 'unique symbol',
  },
};
