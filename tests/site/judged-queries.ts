/**
 * A query and its pages; any of them is right. Routes are relative to the set.
 */
export type JudgedQuery = [query: string, ...pages: string[]];

const core = '/api/core';
const react = '/api/react/functions';
const utils = '/api/utils';
const vue = '/api/vue/functions';

/** Queries of React readers. */
export const reactQueries: JudgedQuery[] = [
  // Symbols by their parts, partially typed.
  ['lazy load', `${react}/useLazyLoadQuery`],
  ['uselazy', `${react}/useLazyLoadQuery`],
  // Hooks of other libraries.
  ['useBalance', `${react}/useSpendableBalance`],
  ['useSendTransaction', '/getting-started/mutation'],
  ['useSignMessage', '/getting-started/connect-wallets'],
  ['useDisconnect', `${react}/useWalletDisconnector`],
  ['useEstimateGas', '/guides/fees'],
  ['useMut', `${react}/useMutation`],
  ['mutation listener', `${react}/useMutationListener`],
  ['useaccount', `${react}/useAccounts`],
  ['chain spec', `${react}/useChainSpecData`],
  ['amountfromplanck', `${react}/useNativeTokenAmountFromPlanck`],
  ['typed api hook', `${react}/useTypedApi`, '/guides/using-papi'],
  ['define config', `${core}/functions/defineConfig`],
  ['deep link', `${core}/wallets/classes/DeepLinkWallet`],
  [
    'denominated',
    `${utils}/classes/DenominatedNumber`,
    '/guides/number-utility',
  ],
  ['Await', `${react}/Await`],
  ['idle', `${core}/variables/idle`],
  // One or two wrong letters.
  ['uselazyloadqurey', `${react}/useLazyLoadQuery`],
  ['useMutaton', `${react}/useMutation`],
  ['suspence', '/guides/async'],
  ['multichian', '/guides/multichain'],
  ['conect wallet', '/getting-started/connect-wallets'],
  ['soldity', '/smart-contract/solidity'],
  // Plain words.
  ['setup', '/getting-started/setup'],
  ['query', '/getting-started/query'],
  ['mutation', '/getting-started/mutation'],
  ['wallet', '/getting-started/connect-wallets'],
  ['walletconnect', '/guides/wallets-in-depth'],
  ['qr code', '/guides/wallets-in-depth'],
  ['hardware wallet', '/guides/wallets-in-depth'],
  ['remember the chosen account', '/guides/wallets-in-depth'],
  ['how do I write my own wallet', '/guides/own-wallet'],
  ['EOVERRIDE', '/guides/wallets-in-depth'],
  ['sign a message', '/getting-started/connect-wallets'],
  ['multichain', '/guides/multichain'],
  ['suspense', '/guides/async'],
  ['bulk refresh', '/guides/bulk-refresh'],
  ['incremental loading', '/guides/incremental-loading'],
  ['performance', '/guides/performance'],
  ['number utility', '/guides/number-utility'],
  ['papi', '/guides/using-papi'],
  ['ink', '/smart-contract/ink'],
  ['solidity', '/smart-contract/solidity'],
  ['send transaction', '/getting-started/mutation'],
  ['estimate fee', '/guides/fees'],
  ['error boundary', '/guides/async', '/getting-started/query', '/guides/faq'],
  ['storage map entries', '/guides/queries-in-depth'],
  ['runtime upgrade', '/guides/using-papi'],
  // Questions.
  ['how do I connect a wallet', '/getting-started/connect-wallets'],
  ['how to send a transaction', '/getting-started/mutation'],
  ['how to avoid waterfalls', '/guides/performance'],
  [
    'how do I show a balance',
    '/guides/number-utility',
    '/getting-started/setup',
  ],
  ['how to switch the chain', '/guides/multichain'],
  ['where do decimals come from', '/guides/number-utility'],
  ['how do I tell errors apart', '/guides/faq', '/guides/queries-in-depth'],
  ['how to read an amount from an input', '/guides/number-utility'],
  ['how to refresh after a transaction', '/guides/bulk-refresh'],
  ['what is live and what is not', '/getting-started/query'],
  ['why is the list of wallets empty', '/guides/faq'],
  ['defer or stream', '/guides/incremental-loading'],
  ['when does a subscription close', '/guides/performance'],
  // Words in another form than on the pages.
  ['handle failed transaction', '/getting-started/mutation'],
  ['compatible polkadot-api', '/guides/versions'],
  // Complete error messages, pasted.
  ['No chain ID provided', '/guides/errors', '/getting-started/setup'],
  ['Do not know how to serialize a BigInt', '/guides/errors'],
  [
    'TypeError: Cannot mix BigInt and other types, use explicit conversions',
    '/guides/errors',
    '/guides/number-utility',
  ],
  ['Extension is not connected', '/guides/errors'],
  [
    'TypeError: crypto.randomUUID is not a function',
    '/guides/errors',
    '/guides/known-issues',
  ],
  ['TypeError: Cannot convert undefined or null to object', '/guides/errors'],
  ['Cannot find module @polkadot-api/descriptors', '/getting-started/setup'],
  ['Invalid character at position 1', '/guides/errors'],
  ['A component was suspended by an uncached promise', '/guides/async'],
  [
    'getWallets is not a function',
    '/guides/errors',
    '/guides/wallets-in-depth',
  ],
  // Names in samples.
  ['transfer_keep_alive', '/getting-started/mutation'],
];

/** Queries of Vue readers. */
export const vueQueries: JudgedQuery[] = [
  ['useQurey', `${vue}/useQuery`],
  ['provide chain', `${vue}/provideChain`],
  ['native token', `${vue}/useNativeToken`],
  ['contract event', `${vue}/watchContractEvent`],
  ['watch mutation', `${vue}/watchMutation`],
  ['plugin', '/api/vue/variables/ReactiveDotPlugin', '/getting-started/setup'],
  ['pending', `${core}/variables/pending`],
  ['query', '/getting-started/query'],
  ['mutation', '/getting-started/mutation'],
  ['setup', '/getting-started/setup'],
  ['wallets', '/getting-started/connect-wallets'],
  ['multichain', '/guides/multichain'],
  ['bulk refresh', '/guides/bulk-refresh'],
  ['load more', '/guides/incremental-loading'],
  ['faq', '/guides/faq'],
  [
    'validate address',
    '/getting-started/transfer-form',
    '/guides/transactions-in-depth',
  ],
  ['pay fee in USDT', '/guides/fees'],
  ['network fee', '/guides/fees'],
  ['error messages', '/guides/errors'],
  ['migrate from polkadot.js', '/guides/from-polkadot-js'],
  ['suspense', '/getting-started/setup'],
  ['how do I format a balance', '/guides/number-utility'],
  ['how do I choose an account', '/getting-started/connect-wallets'],
  [
    'how to follow a transaction',
    '/guides/transactions-in-depth',
    '/getting-started/mutation',
  ],
  ['how to catch errors', '/getting-started/query'],
  ['how to let the reader switch chains', '/guides/multichain'],
  ['why does data keep an old value', '/guides/faq'],
  ['No lazy values cache provided', '/guides/errors', '/getting-started/setup'],
  ["No chain's config found", '/guides/errors'],
  [
    'Promise.withResolvers is not a function',
    '/guides/errors',
    '/getting-started/setup',
    '/guides/known-issues',
  ],
  [
    'Maximum recursive updates exceeded',
    '/guides/errors',
    '/guides/known-issues',
  ],
  ['wallets in depth', '/guides/wallets-in-depth'],
  ['Do not know how to serialize a BigInt', '/guides/errors'],
  [
    "Cannot read properties of undefined (reading 'readyState')",
    '/guides/errors',
  ],
];

/**
 * Queries in either set for the guides beyond Getting started, some with a
 * typing error.
 */
export const guideQueries: JudgedQuery[] = [
  ['quick start', '/getting-started/quick-start'],
  ['node unreachable', '/guides/connection'],
  ['still connecting', '/guides/connection'],
  ['reconnect', '/guides/connection', '/guides/wallets-in-depth'],
  ['failover', '/guides/connection'],
  ['custom RPC', '/guides/choose-a-node'],
  ['onStatusChanged', '/guides/connection', '/guides/known-issues'],
  ['commission', '/guides/staking'],
  ['percent Perbill', '/guides/staking'],
  ['validators 20 a page', '/guides/staking'],
  ['nominate', '/guides/staking'],
  ['USDT balance', '/guides/other-tokens'],
  ['send USDC', '/guides/other-tokens'],
  ['papi add slow', '/guides/chains-and-types'],
  ['offline metadata', '/guides/chains-and-types'],
  ['papi whitelist', '/guides/chains-and-types'],
  ['test network faucet', '/guides/chains-and-types', '/guides/glossary'],
  ['difference between React and Vue', '/guides/react-and-vue'],
  ['toast', '/guides/recipes'],
  ['infinite scroll', '/guides/recipes', '/guides/incremental-loading'],
  ['type of a query result', '/guides/typescript'],
  ['typescirpt', '/guides/typescript'],
  ['unit test', '/guides/testing'],
  ['mock', '/guides/testing'],
  ['mock wallet', '/guides/testing-transactions'],
  ['deploy', '/guides/deploy'],
  ['content security policy', '/guides/deploy'],
  ['SSR', '/guides/server-rendering'],
  ['hydraton mismatch', '/guides/server-rendering'],
  ['historical data', '/guides/queries-in-depth'],
  ['batch', '/guides/transactions-in-depth', '/guides/glossary'],
  ['custom wallet', '/guides/own-wallet'],
  ['walletconect', '/guides/wallets-in-depth'],
  ['changelog', '/guides/versions'],
  ['depricated', '/guides/versions'],
  ['tanstack query', '/guides/why-reactivedot'],
  ['alternatives', '/guides/why-reactivedot'],
  ['existential deposit', '/guides/glossary'],
  ['what is a parachain', '/guides/glossary'],
];

/** Queries with several good answers; their page is among the first three. */
export const queriesOfMany: JudgedQuery[] = [
  ['transaction fails', '/getting-started/mutation'],
  ['transaction failed', '/getting-started/mutation'],
  ['handle failed transaction', '/getting-started/mutation'],
  ['compatible polkadot-api', '/guides/versions'],
  ['polkadot-api compatibility', '/guides/versions'],
  ['connecting wallets', '/getting-started/connect-wallets'],
];

/**
 * Starts of words in titles, as typed letter by letter. Their page is the
 * first, or one of the listed pages is.
 */
export const prefixQueries: JudgedQuery[] = [
  ['c', '/getting-started/connect-wallets'],
  ['co', '/getting-started/connect-wallets'],
  ['connec', '/getting-started/connect-wallets'],
  ['wal', '/getting-started/connect-wallets', '/guides/wallets-in-depth'],
  ['q', '/getting-started/query'],
  ['quer', '/getting-started/query'],
  ['qui', '/getting-started/quick-start'],
  ['m', '/getting-started/mutation'],
  ['mutat', '/getting-started/mutation'],
  ['mul', '/guides/multichain'],
  ['s', '/getting-started/setup'],
  ['staki', '/guides/staking'],
  ['f', '/guides/fees'],
  ['fee', '/guides/fees'],
  ['fail', '/guides/transaction-failures'],
  ['failed tr', '/guides/transaction-failures'],
  ['known', '/guides/known-issues'],
  ['err', '/guides/errors'],
  ['num', '/guides/number-utility'],
  ['r', '/guides/bulk-refresh'],
  ['rec', '/guides/recipes'],
  ['vers', '/guides/versions'],
  ['depl', '/guides/deploy'],
  ['tok', '/guides/other-tokens'],
  ['glo', '/guides/glossary'],
  ['type', '/guides/typescript'],
  ['denom', `${utils}/classes/DenominatedNumber`],
  ['basee', `${core}/classes/BaseError`],
  ['storag', `${core}/classes/Storage`],
  ['defi', `${core}/functions/defineConfig`],
  ['idl', `${core}/variables/idle`],
  ['pend', `${core}/variables/pending`],
];

/** The same for the exports of the React package. */
export const reactPrefixQueries: JudgedQuery[] = [
  ['use', `${react}/useLazyLoadQuery`],
  ['useM', `${react}/useMutation`],
  ['useMu', `${react}/useMutation`],
  ['la', `${react}/useLazyLoadQuery`],
  ['lazy', `${react}/useLazyLoadQuery`],
  ['acc', `${react}/useAccounts`],
  ['account', `${react}/useAccounts`],
  ['bl', `${react}/useBlock`],
  ['block', `${react}/useBlock`],
  ['disc', `${react}/useWalletDisconnector`],
  ['prov', `${react}/ChainProvider`],
  ['nativ', `${react}/useNativeTokenAmountFromPlanck`],
  ['spend', `${react}/useSpendableBalance`],
  ['suspe', '/guides/async'],
  ['pe', '/guides/performance'],
  ['so', '/smart-contract/solidity'],
];

/** The same for the exports of the Vue package. */
export const vuePrefixQueries: JudgedQuery[] = [
  ['use', `${vue}/useMutation`, `${vue}/useQuery`],
  ['useM', `${vue}/useMutation`],
  ['acc', `${vue}/useAccounts`],
  ['bl', `${vue}/useBlock`],
  ['provide', `${vue}/provideChain`],
  ['watchM', `${vue}/watchMutation`],
  ['nativ', `${vue}/useNativeToken`],
  ['plug', '/api/vue/variables/ReactiveDotPlugin'],
];
