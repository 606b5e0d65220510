import {
  chainOptions,
  noChain,
  noProvider,
  options,
  promised,
} from './react-sentences';
import type {ModuleTexts} from './types';

const mutationOptions = {
  options: 'Which chain to use, what signs, and options of the transaction.',
  'options.signer':
    'What signs, instead of the signer of the surrounding [[SignerProvider]].',
  'options.txOptions':
    'Options of the transaction, such as `tip`, `nonce` or `mortality`.',
};
const mutationReturns =
  '[state: AsyncValue<TxEvent, MutationError>, execute: (submitOptions?: SubmitOptions) => Observable<TxEvent>]';
const mutationThrows = `${noChain} The submitting function throws [[MutationError]] “No signer provided” when nothing can sign.`;
const promiseValue = {
  promise: 'The promise; the same one on each render.',
  fallback:
    'Says what stands in while the promise is open; it gets the value shown before. Default: a function that returns [[pending]].',
};

/** Signers, mutations, wallets, contracts, balances, promises. */
export const reactActionTexts: ModuleTexts = {
  SignerProvider: {
    purpose: 'Mutations',
    summary: 'Sets the signer for the mutations inside it.',
    parameters: {
      props: 'The signer, and what is rendered inside.',
      'props.signer':
        'What signs: the `polkadotSigner` of an account. `undefined` sets none.',
    },
    returns: 'What is inside.',
  },
  useSigner: {
    purpose: 'Mutations',
    summary: 'Returns the signer that the nearest provider sets.',
    returns: 'The signer, or `undefined` when none is set.',
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
      ...mutationOptions,
    },
    returnType: mutationReturns,
    returns:
      'The state, and a function that submits. The state is [[idle]], [[pending]], the latest event of the transaction or a [[MutationError]]. The function must be given options with `input` when the action has a second parameter. What it returns observes the events, those already past included; the transaction is submitted whether or not anyone subscribes.',
    throws: mutationThrows,
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
      ...mutationOptions,
    },
    returnType: mutationReturns,
    returns: 'The same as [[useMutation]].',
    throws: mutationThrows,
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
    returns: 'The values, in the order of the promises.',
  },
  usePromiseValue: {
    purpose: 'Promises',
    summary: 'Returns the value of a promise without suspending.',
    typeParameters: {
      TValue: 'The type of the value.',
      TFallback: 'The type of what stands in for it.',
    },
    parameters: promiseValue,
    returns: 'The value, or what stands in for it.',
    throws: 'What the promise rejects with, to the nearest error boundary.',
  },
  usePromiseState: {
    purpose: 'Promises',
    summary: 'The former name of [[usePromiseValue]].',
    parameters: promiseValue,
  },
};
