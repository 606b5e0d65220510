import type {ModuleTexts} from './types';

const accountSigner =
  'The signer of the account; `undefined` if it cannot sign.';

export const walletsTexts: ModuleTexts = {
  Wallet: {
    purpose: 'Wallets and accounts',
    summary:
      'The base class of all wallets. Extend it to write a wallet of your own.',
    typeParameters: {
      TOptions: 'The options its constructor takes.',
      TStorageKey: 'The keys it uses in its storage.',
    },
    members: {
      constructor: {
        summary: 'Called by the classes that extend it.',
        parameters: {options: 'Options of the wallet.'},
      },
      id: {
        summary: 'Identifies the wallet. The keys of its storage contain it.',
      },
      name: {summary: 'The name to show.'},
      options: {summary: 'The options that the constructor was given.'},
      storage: {
        summary:
          'Where the wallet stores its data, under keys that only it uses.',
      },
      initialize: {
        summary:
          'Prepares the wallet, and reconnects it if it was connected on the last visit. The library calls it once.',
      },
      connected$: {
        summary:
          'Emits whether the wallet is connected, first the current state, then each change.',
      },
      connect: {summary: 'Asks the user for permission, and connects.'},
      disconnect: {
        summary:
          'Disconnects. The wallet does not reconnect on the next visit.',
      },
      accounts$: {
        summary:
          'Emits the accounts of the wallet, first the current list, then each change.',
      },
      getAccounts: {
        summary: 'Returns the current accounts.',
        returns:
          'The first list that `accounts$` emits, or an empty one if it completes without emitting.',
      },
    },
  },
  WalletProvider: {
    purpose: 'Wallets and accounts',
    summary:
      'Finds wallets at run time. Extend it if you cannot list the wallets in the configuration.',
    members: {
      getWallets: {
        summary:
          'Finds the wallets. The library asks each provider once and keeps the answer.',
      },
    },
  },
  InjectedWalletProvider: {
    purpose: 'Wallets and accounts',
    summary:
      'Finds the browser extensions that offer Polkadot accounts, each as an {@linkcode InjectedWallet}.',
    members: {
      constructor: {
        summary: 'Creates the provider.',
        parameters: {options: 'Options for each wallet that it finds.'},
      },
      getWallets: {
        summary:
          'Waits until the page has loaded, then lists the extensions. It needs a `document`, so it fails on a server.',
      },
    },
  },
  InjectedWallet: {
    purpose: 'Wallets and accounts',
    summary: 'A browser extension with Polkadot accounts.',
    members: {
      constructor: {
        summary: 'Creates the wallet for one extension.',
        parameters: {
          name: 'The name that the extension uses on the page, such as `polkadot-js`.',
          options: 'Options of the wallet.',
        },
      },
      id: {
        summary: 'Always `injected/`, followed by the name of the extension.',
      },
      initialize: {
        summary: 'Reconnects if it was connected on the last visit.',
        throws:
          'The error of the extension if it refuses the connection. The wallet then does not reconnect on later visits.',
      },
      connected$: {summary: 'Emits whether the extension is connected.'},
      connect: {
        summary:
          'Connects to the extension, which may ask the user for permission, and reconnects on the next visit. Does nothing if it is already connected.',
        throws: 'The error of the extension if the user refuses.',
      },
      disconnect: {
        summary:
          'Disconnects. The wallet does not reconnect on the next visit.',
      },
      accounts$: {
        summary:
          'Emits the accounts that the user has shared, or an empty list while disconnected.',
      },
      getAccounts: {
        summary: 'Returns the current accounts.',
        returnType: 'PolkadotSignerAccount[]',
        throws:
          '{@linkcode BaseError} “Extension is not connected” if it is not connected.',
      },
    },
  },
  DeepLinkWallet: {
    purpose: 'Wallets and accounts',
    summary:
      'The base class of wallets on another device or in another app, which the user reaches by a link or a QR code.',
    typeParameters: {
      TOptions: 'The options its constructor takes.',
      TStorageKey: 'The keys it uses in its storage.',
    },
    members: {
      initiateConnectionHandshake: {
        summary:
          'Starts connecting, and returns the link that the user has to open.',
        returns:
          'The link, and a promise that resolves when the wallet is connected and rejects when it refuses.',
      },
    },
  },
  LocalWallet: {
    purpose: 'Wallets and accounts',
    summary:
      'The base class of wallets that store their list of accounts in the page, such as those of devices that hold keys but no list.',
    typeParameters: {
      TAccount: 'The type of an account in memory.',
      TJsonAccount: 'The type of an account in the storage.',
      TOptions: 'The options its constructor takes.',
      TStorageKey: 'The keys it uses in its storage, besides `accounts`.',
    },
    members: {
      constructor: {
        summary:
          'Called by the classes that extend it. From then on, changes are stored.',
        parameters: {options: 'Options of the wallet.'},
      },
      accountId: {
        summary: 'Returns the id of an account.',
        parameters: {account: 'The account, without an id.'},
      },
      accountToJson: {
        summary: 'Converts an account to the form that is stored.',
        parameters: {account: 'The account, without its id.'},
      },
      accountFromJson: {
        summary: 'Converts the stored form back to an account.',
        parameters: {jsonAccount: 'What `accountToJson` returned.'},
      },
      localAccounts$: {
        summary: 'Emits the current accounts, then each change.',
      },
      initialize: {summary: 'Reads the stored accounts.'},
      accountStore: {
        summary: 'Changes and reads the list of accounts.',
        parameters: {
          'accountStore.add':
            'Adds an account, or replaces the one with the same id.',
          'accountStore.clear': 'Removes all accounts.',
          'accountStore.delete':
            'Removes an account. Pass the account or its id.',
          'accountStore.delete(account).id': 'The id of the account to remove.',
          'accountStore.has':
            'Whether the list contains an account. Pass the account or its id.',
          'accountStore.has(account).id': 'The id of the account to look for.',
          'accountStore.values': 'All accounts.',
        },
      },
    },
  },
  WalletOptions: {
    purpose: 'Wallets and accounts',
    summary: 'Options that every wallet takes.',
  },
  PolkadotSignerAccount: {
    purpose: 'Wallets and accounts',
    summary:
      'An account as the wallet returns it: its identity and its signer, without an address in the format of a chain.',
  },
  PolkadotAccount: {
    purpose: 'Wallets and accounts',
    summary: 'An account with its address in the format of a chain.',
    parameters: {polkadotSigner: accountSigner},
  },
  WalletAccount: {
    purpose: 'Wallets and accounts',
    summary: 'An account together with the wallet it comes from.',
    remarks:
      'The `id` is unique only within one wallet, and for extensions it is the position in the list, which changes. To store which account the user chose, combine `wallet.id`, `genesisHash` and the address in one format: the address depends on the chain, and WalletConnect lists an account once for each chain. To sign, pass `account.polkadotSigner`, not the account.',
    parameters: {polkadotSigner: accountSigner},
  },
  initializeWallets: {
    purpose: 'Wallets and accounts',
    summary:
      'Initializes wallets that are not initialized yet. The React provider and the Vue plugin do this for you.',
    parameters: {wallets: 'The wallets to initialize.'},
    returns: 'A promise that resolves when all of them are ready.',
    throws:
      'The promise rejects with the first error of a wallet. You can then initialize that wallet again.',
    deprecated:
      'You do not need it: the React provider and the Vue plugin initialize wallets for you.',
  },
};
