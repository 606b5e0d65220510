import {contractEvent} from './fields';
import {
  chainOptions,
  noChain,
  noProvider,
  options,
  promised,
} from './react-sentences';
import type {ModuleTexts} from './types';

const mutationOptions = {
  options: 'The chain, the signer, and options of the transaction.',
  'options.signer':
    'The signer to use instead of that of the nearest {@linkcode SignerProvider}.',
  'options.txOptions':
    'Options of the transaction, such as `tip`, `nonce` or `mortality`.',
};
const mutationEvent = {
  listener: 'Is called with each event.',
  'listener(event).id':
    'Identifies one submission: all its events have the same `id`.',
  'listener(event).chainId': 'The chain the transaction goes to.',
  'listener(event).call': 'The decoded call that is submitted.',
  'listener(event).value':
    '`pending` at first, then each event of the transaction, or a {@linkcode MutationError}.',
};
const mutationReturns =
  '[state: AsyncValue<TxEvent, MutationError>, execute: (submitOptions?: SubmitOptions) => Observable<TxEvent>]';
const mutationThrows = `${noChain} The function that submits throws {@linkcode MutationError} “No signer provided” if there is no signer.`;
const promiseValue = {
  promise: 'The promise. Pass the same one on every render.',
  fallback:
    'A function that gets the previous value and returns what to show until the promise resolves. Default: a function that returns {@linkcode pending}.',
};

/** Signers, mutations, wallets, contracts, balances, promises. */
export const reactActionTexts: ModuleTexts = {
  SignerProvider: {
    purpose: 'Mutations',
    summary: 'Sets the default signer for all mutations below it.',
    parameters: {
      props: 'The signer, and the components below.',
      'props.signer':
        'The `polkadotSigner` of an account, or `undefined` for no signer.',
    },
    returns: 'The rendered children.',
  },
  useSigner: {
    purpose: 'Mutations',
    summary: 'Returns the signer of the nearest {@linkcode SignerProvider}.',
    returns: 'The signer, or `undefined` if there is none.',
  },
  useMutation: {
    purpose: 'Mutations',
    summary: 'Signs and submits a transaction, and reports its status.',
    typeParameters: {
      TAction: 'The function that builds the transaction.',
      TChainId: 'The chain that the transactions are typed for.',
    },
    parameters: {
      action:
        'Builds the transaction. Its first argument has every transaction of the chain; the second, if it declares one, is the `input` that you pass when you submit.',
      ...mutationOptions,
    },
    returnType: mutationReturns,
    returns:
      'The state, and a function that submits. The state is {@linkcode idle}, {@linkcode pending}, the latest event of the transaction or a {@linkcode MutationError}. If the action has a second parameter, pass the function options with `input`. It returns an observable of the events, which repeats earlier events to late subscribers. The transaction is submitted even if nobody subscribes.',
    throws: mutationThrows,
    remarks:
      'An event does not mean success: wait for `type: "finalized"` with `ok: true`. If you subscribe, handle errors in the subscription too; otherwise they are reported as uncaught.',
  },
  useMutationListener: {
    purpose: 'Mutations',
    summary:
      'Calls a function for each step of every mutation below the same {@linkcode ReactiveDotProvider}, for example to show notifications.',
    parameters: mutationEvent,
  },
  useMutationEffect: {
    purpose: 'Mutations',
    summary: 'The former name of {@linkcode useMutationListener}.',
    parameters: mutationEvent,
  },
  useAccounts: {
    purpose: 'Wallets and accounts',
    summary: 'Returns the accounts of all connected wallets, live.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      options: 'The chain to format the addresses for, and whether to suspend.',
      'options.chainId':
        'Returns addresses in the format of this chain, without accounts that the wallet has limited to another chain. Default: the chain of the nearest {@linkcode ChainProvider}, if there is one. `null` means no chain.',
    },
    returns: `The accounts. The list is empty when no wallet is connected. ${promised}`,
    throws: noProvider,
    defect:
      'In 0.68.3 a mounted component keeps the chain of its first render: when the chain changes, the addresses stay in the old format, and accounts that are limited to the new chain are missing. Give the {@linkcode ChainProvider} a `key` that changes with the chain.',
  },
  useWallets: {
    purpose: 'Wallets and accounts',
    summary:
      'Returns all wallets of the configuration, including those that its wallet providers find.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {options: 'Whether to suspend.'},
    returns: `The wallets. ${promised}`,
    throws: noProvider,
  },
  useConnectedWallets: {
    purpose: 'Wallets and accounts',
    summary: 'Returns the connected wallets, live.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {options: 'Whether to suspend.'},
    returns: `The connected wallets. ${promised}`,
    throws: noProvider,
  },
  useWalletConnector: {
    purpose: 'Wallets and accounts',
    summary: 'Connects wallets, and reports whether it worked.',
    parameters: {
      wallets:
        'The wallet or wallets to connect when you call the function without an argument. Default: all available wallets.',
    },
    returns:
      'The state, and a function that connects. In 0.68.3 the promise that it returns resolves to `undefined` and never rejects: you see a failure only in the state.',
    throws: noProvider,
  },
  useWalletDisconnector: {
    purpose: 'Wallets and accounts',
    summary: 'Disconnects wallets, and reports whether it worked.',
    parameters: {
      wallets:
        'The wallet or wallets to disconnect when you call the function without an argument. Default: all available wallets, connected or not.',
    },
    returns:
      'The state, and a function that disconnects. In 0.68.3 the promise that it returns resolves to `undefined` and never rejects: you see a failure only in the state.',
    throws: noProvider,
  },
  useContractMutation: {
    purpose: 'Contracts',
    summary:
      'Signs and submits a call of a contract, and reports its status. A dry run, which changes nothing, sets the limits for computing time and storage.',
    typeParameters: {TAction: 'The function that builds the call.'},
    parameters: {
      action:
        'Builds the call. Its first argument is a function: call it with the contract, its address, the name of the message or function and a body with the arguments, and return the result. The second argument, if it declares one, is the `input` that you pass when you submit.',
      ...mutationOptions,
    },
    returnType: mutationReturns,
    returns: 'The same as {@linkcode useMutation}.',
    throws: mutationThrows,
    remarks:
      'An account with a 20-byte key cannot sign contract calls: the dry run needs a 32-byte public key.',
    defect:
      'Core 0.68.2 does not check the outcome of the dry run: the user is asked to sign even a call that will fail.',
  },
  useContractEventListener: {
    purpose: 'Contracts',
    summary:
      'Calls a function for each event with this name that a contract emits.',
    typeParameters: {
      TContract: 'The type of the contract.',
      TEventName: 'The name of the event, which types its data.',
    },
    parameters: {
      contract: 'The contract, as {@linkcode defineContract} made it.',
      address:
        'The address of the contract. `undefined` means any contract that emits the event.',
      eventName: 'The name of the event.',
      listener: 'Is called with each event.',
      ...contractEvent,
      options: chainOptions,
    },
    throws: noChain,
  },
  useSpendableBalance: {
    purpose: 'Numbers and balances',
    summary:
      'Returns how much of a chain’s native token an account can spend, live.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      address: 'The address of the account.',
      options: 'The chain, what to count, and whether to suspend.',
    },
    returns: `The balance. ${promised}`,
    throws: noChain,
  },
  useSpendableBalances: {
    purpose: 'Numbers and balances',
    summary:
      'Returns how much of a chain’s native token each of several accounts can spend, live.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      addresses: 'The addresses of the accounts.',
      options: 'The chain, what to count, and whether to suspend.',
    },
    returns: `The balances, in the order of the addresses. ${promised}`,
    throws: noChain,
  },
  useNativeTokenAmountFromPlanck: {
    purpose: 'Numbers and balances',
    summary:
      'Converts planck, the smallest unit, to an amount of a chain’s native token, or returns a function that does.',
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
      'Converts a decimal number to an amount of a chain’s native token, or returns a function that does.',
    typeParameters: {TUse: 'Whether to suspend.'},
    parameters: {
      number: 'The number of whole tokens. Leave it out to get a function.',
      options,
    },
    returns: `The amount, or, without \`number\`, a function from a number to an amount. ${promised}`,
    throws: `${noChain} For an invalid number, the error that \`fromNumber\` of {@linkcode DenominatedNumber} throws.`,
  },
  Await: {
    purpose: 'Promises',
    summary:
      'Waits for a promise and renders its value. Put a `Suspense` boundary around it, below the component that creates the promise.',
    typeParameters: {T: 'The type of the value.'},
    parameters: {
      props: 'The promise, and what to render.',
      'props.promise':
        'The promise. Pass the same one on every render, such as that of a hook with `use: false`.',
      'props.children': 'Gets the value and returns what to render.',
    },
    returns: 'What `children` returns.',
  },
  usePromises: {
    purpose: 'Promises',
    summary: 'Waits for several promises and returns their values.',
    typeParameters: {T: 'The promises, as a tuple.'},
    parameters: {
      promises:
        'The promises. Pass the same ones on every render, such as those of hooks with `use: false`.',
    },
    returns: 'The values, in the order of the promises.',
  },
  usePromiseValue: {
    purpose: 'Promises',
    summary: 'Returns the value of a promise without suspending.',
    typeParameters: {
      TValue: 'The type of the value.',
      TFallback: 'The type of the fallback.',
    },
    parameters: promiseValue,
    returns: 'The value, or the fallback until it is there.',
    throws: 'What the promise rejects with, to the nearest error boundary.',
  },
  usePromiseState: {
    purpose: 'Promises',
    summary: 'The former name of {@linkcode usePromiseValue}.',
    parameters: promiseValue,
  },
};
