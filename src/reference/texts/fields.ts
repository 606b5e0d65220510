/**
 * Texts of option fields that several functions share, by the type that
 * declares them, or by name alone (`*.defer`) where no comment says it.
 */
export const sharedFieldTexts: Readonly<Record<string, string>> = {
  'ChainOptions.chainId':
    'The chain to use instead of that of the nearest [[ChainProvider]].',
  'SuspenseOptions.use':
    'Whether to suspend. With `false`, the hook returns a promise instead, which stays the same between renders until the value changes. Default: `true`.',
  'FetchOptions.fetchKey':
    'When this value changes, the reads of the query that are not live (constants, runtime calls, contract reads, storage at a block hash) are refetched. Live storage is not affected. In 0.68.3 a new value throws a `TypeError` while rendering if the query defers live storage or a list, or streams live storage.',
  'PropsWithChildren.children': 'The components below.',
  'Options.includesExistentialDeposit':
    'Whether the existential deposit, the minimum that keeps an account alive, counts as spendable. Default: `false`.',
  'MutationEvent.id':
    'Identifies one submission: all its events have the same `id`.',
  'MutationEvent.chainId': 'The chain the transaction goes to.',
  'MutationEvent.call': 'The decoded call that is submitted.',
  'MutationEvent.value':
    '`pending` at first, then each event of the transaction, or a [[MutationError]].',
  'ContractEvent.block': 'The block that contains the event.',
  'ContractEvent.contract': 'The address of the contract that emitted it.',
  'ContractEvent.name': 'The name of the event.',
  'ContractEvent.data': 'The decoded data of the event.',
  'WalletOptions.storage':
    'Where the wallet stores its data, such as whether it was connected. Default: the local storage of the browser, or memory where there is none.',
  'InjectedWalletOptions.originName':
    'The name of your application, which the extension shows when it asks for permission.',
  '*.defer':
    'With `true`, the query does not wait for this part: its slot is [[pending]] until the answer arrives.',
  '*.stream':
    'With `true`, the query does not wait for the list: each element is [[pending]] until it arrives.',
  '*.at':
    'The block to read at: `"best"`, `"finalized"` or, for storage, the hash of a block. A read at a hash is not live.',
  '*.signer':
    'The signer of this submission, instead of that of the hook or the nearest provider.',
  '*.txOptions':
    'Options of the transaction, such as `tip`, `nonce` or `mortality`. They replace those of the hook; nothing is merged.',
  '*.input': 'What the action gets as its second argument.',
  'PolkadotSignerAccountBase.publicKey':
    'The public key, for an account that cannot sign.',
  'PolkadotSignerAccountBase.polkadotSigner':
    'The signer of the account. For devices that need to know the token first, it is a function; this is experimental.',
  'PolkadotSignerAccountBase.tokenSymbol':
    'The symbol of the native token of the chain.',
  'PolkadotSignerAccountBase.tokenDecimals':
    'How many decimals that token has.',
  'PolkadotSignerAccount.id':
    'Identifies an account within its wallet. For extensions it is the position in the list.',
  'PolkadotSignerAccount.name': 'The name that the user gave it.',
  'PolkadotSignerAccount.genesisHash':
    'The chain that the account is limited to; `undefined` if it can be used on all.',
  'PolkadotAccount.polkadotSigner':
    'The signer of the account; `undefined` if it cannot sign.',
  'PolkadotAccount.address':
    'The address: SS58 in the format of the chain, or checksummed hexadecimal for a 20-byte key.',
  'WalletAccount.wallet': 'The wallet that holds the account.',
  'ConnectionHandshake.uri': 'The link to follow or to show as a QR code.',
  'ConnectionHandshake.settled':
    'Resolves when the wallet is connected, rejects when it refuses.',
  'DataStore.invalidateQuery': 'Refetches the reads of a query.',
  'DataStore.invalidateChainQueries':
    'Refetches every cached chain read for which the function returns `true`. The function gets the `type` of the read (`"constant"`, `"storage"`, `"storage-entries"`, `"runtime-api"`), its names and its arguments. Experimental.',
  'DataStore.invalidateContractQueries':
    'Does the same for contract reads. The function gets the `kind` (`"ink"` or `"solidity"`), the `contract`, the `address` and what is read. Experimental.',
  'DataStore.chainId':
    'The chain to use instead of that of the nearest provider.',
};
