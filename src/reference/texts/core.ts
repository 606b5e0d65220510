import type {ModuleTexts} from './types';

export const coreTexts: ModuleTexts = {
  Register: {
    purpose: 'Setup',
    summary:
      'The interface to extend with the type of your configuration, so that chain ids, pallets and storage entries are known to TypeScript everywhere.',
    remarks:
      'Without it a chain id is any string or number, and no pallet has a type. Put the declaration in a file that your `tsconfig.json` includes, for example beside the configuration.',
  },
  Config: {
    purpose: 'Setup',
    summary:
      'What the library needs to know of your application: its chains, its wallets and a few switches. [[defineConfig]] makes one.',
    typeParameters: {
      TChains: 'The chains by their ids.',
      TTargetChainIds: 'The ids that queries without a chain are typed for.',
    },
    parameters: {
      'Config.chains': 'The chains, each under an id of your choice.',
      'Config.targetChains':
        'The ids of the chains for which queries without a `chainId` are typed. Only what these chains have in common is offered. Without it, all chains count.',
      'Config.wallets':
        'The wallets to offer, and providers that find wallets, such as [[InjectedWalletProvider]].',
      'Config.includeEvmAccounts':
        'Offer accounts with 20-byte (Ethereum) keys too. Default: `false`.',
      'Config.ssr':
        'Render on a server first: wallets and accounts are then empty lists until the page runs in the browser. React only; experimental. Default: `false`.',
    },
  },
  ChainConfig: {
    purpose: 'Setup',
    summary: 'How one chain is described and reached.',
    parameters: {
      'ChainConfig.descriptor':
        'What the `papi` command generated for the chain, or an [[unsafeDescriptor]].',
      'ChainConfig.provider':
        'The connection: a JSON-RPC provider, a light client, or a function without parameters that returns one of them, at once or as a promise. The function is called when the chain is first used.',
    },
    remarks:
      'A function that declares a parameter is taken for a provider itself, one that declares none for a function that returns a provider.',
  },
  defineConfig: {
    purpose: 'Setup',
    summary:
      'Returns a configuration as it is, with its exact type: the chain ids stay literal types.',
    typeParameters: {
      TChains: 'The chains by their ids.',
      TTargetChainIds: 'The ids that queries without a chain are typed for.',
    },
    parameters: {config: 'The configuration, see [[Config]] for its fields.'},
    returns: 'The configuration that you passed, unchanged.',
  },
  ChainId: {
    purpose: 'Chains and clients',
    summary:
      'The chain ids of the registered configuration. Until you register one (see [[Register]]) it is any string or number.',
  },
  unsafeDescriptor: {
    purpose: 'Chains and clients',
    summary:
      'Describes a chain by its type alone: the descriptor helps TypeScript and is unused at run time, where Polkadot-API reads the metadata from the chain.',
    typeParameters: {
      T: 'The type of the chain, as the `papi` command generated it.',
    },
    returns: 'A descriptor for the `descriptor` field of a [[ChainConfig]].',
    remarks:
      'The page then loads no descriptor, and nothing checks that the runtime is the one the types were made for.',
  },
  Address: {
    purpose: 'Wallets and accounts',
    summary:
      'The address of an account or a contract: SS58 text, or 20 bytes in hexadecimal that start with `0x`.',
  },
  whenAccountsChanged: {
    purpose: 'Wallets and accounts',
    summary:
      'Observes the accounts of all connected wallets, without a framework.',
    parameters: {
      config: 'The configuration whose wallets to observe.',
      options: 'For which chain.',
      'options.chainId':
        'Gives addresses in the format of this chain and leaves out accounts that are bound to another one. Without it the generic format is used and no account is left out for that reason.',
    },
    returns:
      'An observable that emits the whole list each time it changes; an empty list when no wallet is connected.',
  },
  whenConnectedWalletsChanged: {
    purpose: 'Wallets and accounts',
    summary: 'Observes which wallets are connected, without a framework.',
    parameters: {config: 'The configuration whose wallets to observe.'},
    returns:
      'An observable that emits the connected wallets each time they change.',
  },
  whenWalletsChanged: {
    purpose: 'Wallets and accounts',
    summary:
      'Gives all wallets of a configuration, with those that its providers find, without a framework.',
    parameters: {config: 'The configuration whose wallets to list.'},
    returns:
      'An observable that asks the providers when it is subscribed to and emits the wallets. In 0.68.2 it emits once and completes.',
  },
  defineContract: {
    purpose: 'Contracts',
    summary:
      'Describes a contract, ink! or Solidity, so that it can be read in queries, called in mutations and listened to.',
    typeParameters: {
      T: 'The descriptors of the ink! contract, or the ABI of the Solidity contract.',
    },
    parameters: {
      config: 'The kind of contract and what describes it.',
      'config.id':
        'Tells contracts apart in the cache. Default: a random UUID, so define each contract once, outside components.',
      'config.type': 'The kind: `"ink"` or `"solidity"`.',
      'config.descriptor': 'What the `papi ink` command generated.',
      'config.abi':
        'The ABI. Written in the call it needs no `as const` to be typed.',
    },
    returns:
      'The contract, to be passed to `contract` and `contracts` of a [[Query]] and to the functions for contract mutations and events.',
    remarks:
      'Without `id` it needs `crypto.randomUUID`, which browsers offer only on `https` pages and on `localhost`.',
  },
  BaseError: {
    purpose: 'Errors and states',
    summary:
      'The base class of the errors that core, the framework packages and the wallet packages throw. If one error was made from another, the other is in `cause`.',
    remarks:
      'Errors of the chain, of extensions and of the decoder for Solidity answers are passed on as they are. `@reactive-dot/utils` throws plain `Error`s.',
    members: {
      from: {
        summary:
          'Wraps anything that was thrown in an error of this class, with the original as its `cause`.',
        parameters: {
          error: 'What was thrown.',
          message:
            'The message of the new error. Default: the message of `error` when that is an `Error`.',
        },
        returns:
          'An error of the class on which it is called: `MutationError.from(error)` gives a [[MutationError]].',
      },
    },
  },
  MutationError: {
    purpose: 'Errors and states',
    summary:
      'A transaction or a wallet action that failed, or that could not start because there is no signer. The error of the wallet or the chain is in `cause`.',
    remarks:
      'It does not mean that nothing was sent: an error can follow the event `broadcasted` or a block, for example when another transaction of the account is included first. From the error alone you do not know whether the transaction was included.\n\nA call that fails in a block is not an error: the last event is `finalized` with `ok: false` and a `dispatchError`.',
  },
  QueryError: {
    purpose: 'Errors and states',
    summary:
      'A read from a contract that the chain refused to run, or an ink! message that changes state and was put into a query. The answer of the chain is in `cause`.',
    remarks:
      'Not every failed contract read is a `QueryError`. An ink! message that returns an error of its own fails with a plain [[BaseError]], whose message is the name of that error. An answer that does not fit a Solidity ABI fails with an error of the package `ox`; in 0.68.2 a call that reverts does so too, or gives a wrong value, because its revert data is decoded as the result. Other reads fail with the error of Polkadot-API.',
  },
  ReactiveDotError: {
    purpose: 'Errors and states',
    summary: 'The former name of [[BaseError]].',
  },
  AsyncValue: {
    purpose: 'Errors and states',
    summary:
      'What has become of an action: [[idle]] before it was started, [[pending]] while it runs, an error, or its result.',
    typeParameters: {
      TResult: 'The type of the result.',
      TError: 'The class of the error.',
    },
  },
  idle: {
    purpose: 'Errors and states',
    summary:
      'Stands for an action that has not been started, and in React for the result of a query that is off.',
    returnType: 'unique symbol',
  },
  pending: {
    purpose: 'Errors and states',
    summary:
      'Stands for a value that is on its way: an action that runs, or a deferred or streamed part of a query.',
    returnType: 'unique symbol',
  },
};
