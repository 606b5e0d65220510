/**
 * Texts of option fields that several functions share, by the type that
 * declares them, or by name alone (`*.defer`) where no comment says it.
 */
export const sharedFieldTexts: Readonly<Record<string, string>> = {
  'ChainOptions.chainId':
    'The chain to use, instead of the one that the surrounding [[ChainProvider]] gives.',
  'SuspenseOptions.use':
    'With `false` the hook does not suspend: it returns a promise that stays the same between renders until the value changes. Default: `true`.',
  'FetchOptions.fetchKey':
    'When this value changes, the one-shot parts of the query (constants, runtime calls, contract reads, storage at a block hash) are refetched. Live storage follows the chain and is not affected. In 0.68.3 it throws a `TypeError` while rendering when the query defers live storage or a list, or streams live storage.',
  'PropsWithChildren.children': 'What is rendered inside.',
  'Options.includesExistentialDeposit':
    'Count the existential deposit as spendable too. Default: `false`.',
  'MutationEvent.id':
    'The same for all events of one submission; a new one each time something is submitted.',
  'MutationEvent.chainId': 'The chain the transaction goes to.',
  'MutationEvent.call': 'The decoded call that is submitted.',
  'MutationEvent.value':
    '`pending` at first, then each event of the transaction, or a [[MutationError]].',
  'ContractEvent.block': 'The block that holds the event.',
  'ContractEvent.contract': 'The address of the contract that emitted it.',
  'ContractEvent.name': 'The name of the event.',
  'ContractEvent.data': 'What the contract put into the event, decoded.',
  'WalletOptions.storage':
    'Where the wallet keeps what it must remember, such as that it was connected. Default: the local storage of the browser, or memory where there is none.',
  'InjectedWalletOptions.originName':
    'The name of your application, which the extension shows when it asks for permission.',
  '*.defer':
    'With `true` the rest of the query does not wait for this part: its place holds [[pending]] until it has arrived.',
  '*.stream':
    'With `true` the list is shown before it is complete: an element that has not arrived is [[pending]].',
  '*.at':
    'The block to read: `"best"`, `"finalized"` or, for storage, the hash of a block. A read at a hash is done once and does not follow the chain.',
  '*.signer':
    'Signs this submission, instead of the signer of the hook or of the surrounding provider.',
  '*.txOptions':
    'Options of the transaction, such as `tip`, `nonce` or `mortality`. They replace those given to the hook; they are not merged.',
  '*.input': 'What the action gets as its second argument.',
  'PolkadotSignerAccountBase.publicKey':
    'The public key, for an account that cannot sign.',
  'PolkadotSignerAccountBase.polkadotSigner':
    'What signs for the account. A function, for devices that must know the token first, is experimental.',
  'PolkadotSignerAccountBase.tokenSymbol':
    'The symbol of the native token of the chain.',
  'PolkadotSignerAccountBase.tokenDecimals':
    'How many decimals that token has.',
  'PolkadotSignerAccount.id':
    'Tells the accounts of one wallet apart. For extensions it is the position in the list.',
  'PolkadotSignerAccount.name': 'The name the reader gave it.',
  'PolkadotSignerAccount.genesisHash':
    'The chain to which the account is bound; none when it may be used on all.',
  'PolkadotAccount.polkadotSigner':
    'What signs for the account; `undefined` when it cannot sign.',
  'PolkadotAccount.address':
    'The address: SS58 in the format of the chain, or checksummed hexadecimal for a 20-byte key.',
  'WalletAccount.wallet': 'The wallet that holds the account.',
  'ConnectionHandshake.uri': 'The link to follow or to show as a QR code.',
  'ConnectionHandshake.settled':
    'Resolves when the wallet is connected, rejects when it refuses.',
  'DataStore.invalidateQuery': 'Reads the instructions of a query again.',
  'DataStore.invalidateChainQueries':
    'Reads again every instruction in the cache for which the function returns `true`. It gets the `type` (`"constant"`, `"storage"`, `"storage-entries"`, `"runtime-api"`) and the names and arguments that belong to it. Experimental.',
  'DataStore.invalidateContractQueries':
    'The same for reads from contracts; the function gets the `kind` (`"ink"` or `"solidity"`), the `contract`, the `address` and what is read. Experimental.',
  'DataStore.chainId':
    'The chain, instead of that which the surrounding provider sets.',
};
