import type {ModuleTexts} from './types';

export const walletsTexts: ModuleTexts = {
  Wallet: {
    purpose: 'Wallets and accounts',
    summary:
      'What every wallet is to the library. Extend it to offer a wallet of your own.',
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
        summary:
          'Tells wallets apart; also the last step of the prefix of its storage.',
      },
      name: {summary: 'The name to show.'},
      options: {summary: 'The options that the constructor was given.'},
      storage: {
        summary: 'Where the wallet remembers, under keys that only it uses.',
      },
      initialize: {
        summary:
          'Prepares the wallet, which includes connecting again when it was connected on the last visit. The library calls it once.',
      },
      connected$: {
        summary:
          'Emits whether the wallet is connected, at once and on each change.',
      },
      connect: {summary: 'Asks the reader to connect, and connects.'},
      disconnect: {summary: 'Disconnects and forgets that it was connected.'},
      accounts$: {
        summary:
          'Emits the accounts of the wallet, at once and on each change.',
      },
      getAccounts: {
        summary: 'The accounts of the moment.',
        returns:
          'The first list that `accounts$` emits, or an empty one if it ends without.',
      },
    },
  },
  WalletProvider: {
    purpose: 'Wallets and accounts',
    summary:
      'Finds wallets when the application runs. Extend it where wallets are not known beforehand.',
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
      'Finds the browser extensions that offer Polkadot accounts, each as an [[InjectedWallet]].',
    members: {
      constructor: {
        summary: 'Makes the provider.',
        parameters: {options: 'Passed on to each wallet it finds.'},
      },
      getWallets: {
        summary:
          'Waits until the page has loaded and lists the extensions. Needs a `document`: on a server it fails.',
      },
    },
  },
  InjectedWallet: {
    purpose: 'Wallets and accounts',
    summary: 'A browser extension with Polkadot accounts.',
    members: {
      constructor: {
        summary: 'Makes the wallet of an extension that is known by name.',
        parameters: {
          name: 'The name under which the extension announces itself, such as `polkadot-js`.',
          options: 'Options of the wallet.',
        },
      },
      id: {summary: 'Always `injected/` and the name of the extension.'},
      initialize: {
        summary: 'Connects again if it was connected on the last visit.',
        throws:
          'What the extension throws when it does not let itself be connected. It is then no longer remembered as connected.',
      },
      connected$: {summary: 'Emits whether the extension is connected.'},
      connect: {
        summary:
          'Connects to the extension, which may ask the reader for permission, and remembers it. Does nothing when already connected.',
        throws: 'What the extension throws when permission is refused.',
      },
      disconnect: {summary: 'Disconnects and forgets that it was connected.'},
      accounts$: {
        summary:
          'Emits the accounts the reader has shared; an empty list while disconnected.',
      },
      getAccounts: {
        summary: 'The accounts of the moment.',
        returnType: 'PolkadotSignerAccount[]',
        throws:
          '[[BaseError]] “Extension is not connected” before it is connected.',
      },
    },
  },
  DeepLinkWallet: {
    purpose: 'Wallets and accounts',
    summary:
      'A wallet on another device or in another app, to which a link or a QR code leads. Extend it for wallets of that kind.',
    typeParameters: {
      TOptions: 'The options its constructor takes.',
      TStorageKey: 'The keys it uses in its storage.',
    },
    members: {
      initiateConnectionHandshake: {
        summary:
          'Starts connecting and says which link the reader has to follow.',
        returns: 'The link, and a promise that settles when it is decided.',
      },
    },
  },
  LocalWallet: {
    purpose: 'Wallets and accounts',
    summary:
      'A wallet whose list of accounts is kept in the storage of the page, for devices that hold keys but no list. Extend it for wallets of that kind.',
    typeParameters: {
      TAccount: 'An account as the wallet holds it.',
      TJsonAccount: 'An account as it is stored.',
      TOptions: 'The options its constructor takes.',
      TStorageKey: 'The keys it uses in its storage, besides `accounts`.',
    },
    members: {
      constructor: {
        summary:
          'Called by the classes that extend it. Starts storing changes.',
        parameters: {options: 'Options of the wallet.'},
      },
      accountId: {
        summary: 'Says by which id an account is known.',
        parameters: {account: 'The account, without an id.'},
      },
      accountToJson: {
        summary: 'Turns an account into what is stored.',
        parameters: {account: 'The account, without its id.'},
      },
      accountFromJson: {
        summary: 'Turns what is stored back into an account.',
        parameters: {jsonAccount: 'What `accountToJson` returned.'},
      },
      localAccounts$: {summary: 'Holds the accounts and emits each change.'},
      initialize: {summary: 'Reads the stored accounts.'},
      accountStore: {summary: 'Changes and reads the list of accounts.'},
    },
    parameters: {
      'accountStore.add': 'Adds an account; one with the same id is replaced.',
      'accountStore.clear': 'Removes all accounts.',
      'accountStore.delete': 'Removes an account, given as such or by its id.',
      'accountStore.delete(account).id': 'The id of the account to remove.',
      'accountStore.has':
        'Whether there is such an account, given as such or by its id.',
      'accountStore.has(account).id': 'The id of the account to look for.',
      'accountStore.values': 'All accounts.',
    },
  },
  WalletOptions: {
    purpose: 'Wallets and accounts',
    summary: 'Options that every wallet takes.',
  },
  PolkadotSignerAccount: {
    purpose: 'Wallets and accounts',
    summary:
      'An account as a wallet gives it: who it is and what signs for it, not yet in the format of a chain.',
  },
  PolkadotAccount: {
    purpose: 'Wallets and accounts',
    summary: 'An account with its address in the format of a chain.',
  },
  WalletAccount: {
    purpose: 'Wallets and accounts',
    summary: 'An account together with the wallet it comes from.',
    remarks:
      'The `id` is unique inside one wallet only, and for extensions it is the position in the list, which changes. To name an account for good, use `wallet.id`, `genesisHash` and the address in one format: WalletConnect lists an address once for each chain, and the address depends on the chain. To sign, pass `account.polkadotSigner`, not the account.',
  },
  initializeWallets: {
    purpose: 'Wallets and accounts',
    summary:
      'Initializes wallets that have not been initialized yet. The React provider and the Vue plugin do this by themselves.',
    parameters: {wallets: 'The wallets to initialize.'},
    returns: 'A promise for all of them.',
    throws:
      'Rejects with the first error of a wallet; that wallet may then be initialized again.',
    deprecated:
      'The package no longer means it to be imported from here. The React provider and the Vue plugin initialize wallets themselves.',
  },
};
