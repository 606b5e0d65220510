/** Texts of parameters and fields that several exports of a module share, by the last part of their path. */
export const sharedFieldTexts: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  core: {
    defer:
      'With `true`, the query does not wait for this part: its slot is {@linkcode pending} until the answer arrives.',
    stream:
      'With `true`, the query does not wait for the list: each element is {@linkcode pending} until it arrives.',
    at: 'The block to read at: `"best"`, `"finalized"` or, for storage, the hash of a block. A read at a hash is not live.',
  },
  'core/wallets': {
    storage:
      'Where the wallet stores its data, such as whether it was connected. Default: the local storage of the browser, or memory where there is none.',
    originName:
      'The name of your application, which the extension shows when it asks for permission.',
    publicKey: 'The public key, for an account that cannot sign.',
    polkadotSigner:
      'The signer of the account. For devices that need to know the token first, it is a function; this is experimental.',
    tokenSymbol: 'The symbol of the native token of the chain.',
    tokenDecimals: 'How many decimals that token has.',
    id: 'Identifies an account within its wallet. For extensions it is the position in the list.',
    name: 'The name that the user gave it.',
    genesisHash:
      'The chain that the account is limited to; `undefined` if it can be used on all.',
    address:
      'The address: SS58 in the format of the chain, or checksummed hexadecimal for a 20-byte key.',
    wallet: 'The wallet that holds the account.',
    uri: 'The link to follow or to show as a QR code.',
    settled: 'Resolves when the wallet is connected, rejects when it refuses.',
  },
  react: {
    chainId:
      'The chain to use instead of that of the nearest {@linkcode ChainProvider}.',
    use: 'Whether to suspend. With `false`, the hook returns a promise instead, which stays the same between renders until the value changes. Default: `true`.',
    fetchKey:
      'When this value changes, the reads of the query that are not live (constants, runtime calls, contract reads, storage at a block hash) are refetched. Live storage is not affected. In 0.68.3 a new value throws a `TypeError` while rendering if the query defers live storage or a list, or streams live storage.',
    children: 'The components below.',
    includesExistentialDeposit:
      'Whether the existential deposit, the minimum that keeps an account alive, counts as spendable. Default: `false`.',
    signer:
      'The signer of this submission, instead of that of the hook or the nearest provider.',
    txOptions:
      'Options of the transaction, such as `tip`, `nonce` or `mortality`. They replace those of the hook; nothing is merged.',
    input: 'What the action gets as its second argument.',
  },
};

/** Fields of what a listener to the events of a contract gets. */
export const contractEvent = {
  'listener(event).block': 'The block that contains the event.',
  'listener(event).contract': 'The address of the contract that emitted it.',
  'listener(event).name': 'The name of the event.',
  'listener(event).data': 'The decoded data of the event.',
};
