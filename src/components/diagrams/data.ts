import type {SetId} from '@site/src/site/sets';

/** One stop on a track. */
export interface Station {
  name: string;
  note: string;
  /** How things go wrong at this stop, if they can. */
  failure?: string;
  /** What leads from here back to an earlier stop, if anything does. */
  back?: string;
}

/** A sequence in time. */
export interface Track {
  title: string;
  stations: readonly Station[];
}

/** One context: who gives it, what it holds, what works inside it. */
export interface Layer {
  name: string;
  gives: string;
  enables?: string;
}

/** Contexts, the outermost first. */
export interface Layers {
  title: string;
  layers: readonly Layer[];
}

export const queryLife: Record<SetId, Track> = {
  react: {
    title: 'The life of a query in React',
    stations: [
      {
        name: 'Called',
        note: 'A component calls a hook. Each instruction is looked up in the cache by config, chain and arguments.',
      },
      {
        name: 'Waiting',
        note: 'Not in the cache: one request starts and the component suspends.',
        failure: 'A failed first answer is thrown to the error boundary.',
      },
      {
        name: 'Live',
        note: 'Components with the same read share one subscription. A change renders again.',
        failure: 'A broken subscription is thrown on the next render.',
      },
      {
        name: 'Cached',
        note: 'The last component unmounted: the subscription closes, the last value stays.',
        back: 'Called again: back to Live, with the cached value at once.',
      },
    ],
  },
  vue: {
    title: 'The life of a query in Vue',
    stations: [
      {
        name: 'Called',
        note: 'Setup calls a composable. Each instruction is looked up in the cache by chain and arguments.',
      },
      {
        name: 'Pending',
        note: 'The request starts with the call. Awaiting it suspends; not awaiting leaves data undefined.',
        failure: 'A failure sets error and rejects the await.',
      },
      {
        name: 'Success',
        note: 'The refs hold the newest value. A change sets data again.',
        failure: 'A broken subscription sets error; data stays.',
      },
      {
        name: 'Released',
        note: 'The component unmounted: a subscription closes, a one-shot answer stays cached.',
        back: 'Used again: back to Pending, with a new subscription or the cached answer.',
      },
    ],
  },
};

export const transactionLife: Track = {
  title: 'The life of a transaction',
  stations: [
    {
      name: 'signing',
      note: 'The transaction is built and the wallet asks the user.',
      failure:
        'No signer, refused by the user, or the call could not be built.',
    },
    {
      name: 'signed',
      note: 'The signature is there. The chain validates the transaction.',
      failure: 'Invalid: no funds for the fee, a used nonce, a bad signature.',
    },
    {
      name: 'broadcasted',
      note: 'Valid, and sent to the network.',
      failure: 'Never included: it expired or became invalid.',
    },
    {
      name: 'best block',
      note: 'In a block. It has run, but the block can still be dropped.',
      failure: 'It ran and failed: ok is false and dispatchError says why.',
      back: 'The block was dropped: back to broadcasted.',
    },
    {
      name: 'finalized',
      note: 'In a block that stays. The outcome can no longer change.',
      failure: 'ok: false is final as well. The fee is paid.',
    },
  ],
};

export const contexts: Record<SetId, Layers> = {
  react: {
    title: 'What each provider gives, in React',
    layers: [
      {
        name: 'defineConfig',
        gives: 'chains, providers, wallets: plain data, made once',
      },
      {
        name: '<ReactiveDotProvider>',
        gives: 'the config, the cache, the wallets',
        enables:
          'useWallets, useConnectedWallets, useAccounts, useChainIds, useMutationListener',
      },
      {
        name: '<ChainProvider>',
        gives: 'the chain, for everything inside',
        enables:
          'useLazyLoadQuery, useBlock, useSpendableBalance, useClient, useTypedApi, useStore',
      },
      {
        name: '<SignerProvider>',
        gives: 'the account that signs',
        enables: 'useMutation, useContractMutation, useSigner',
      },
    ],
  },
  vue: {
    title: 'What each call provides, in Vue',
    layers: [
      {
        name: 'defineConfig',
        gives: 'chains, providers, wallets: plain data, made once',
      },
      {
        name: 'ReactiveDotPlugin',
        gives: 'the config, the cache, the wallets',
        enables:
          'useWallets, useConnectedWallets, useAccounts, useChainIds, watchMutation',
      },
      {
        name: 'provideChain()',
        gives: 'the chain, for components below',
        enables:
          'useQuery, useBlock, useSpendableBalance, useClient, useTypedApi, useStore',
      },
      {
        name: 'provideSigner()',
        gives: 'the account that signs, for components below',
        enables: 'useMutation, useContractMutation, useSigner',
      },
    ],
  },
};
