import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {apiSidebar} from './src/reference/sidebar';

const sidebars: SidebarsConfig = {
  docsSidebar: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        title: 'Getting started',
        description:
          'Go from your first live number to your first transaction in a React app: set up a project, read data, connect wallets, and send tokens.',
      },
      items: [
        // The first doc would become the set's main page, which the
        // specification says is Setup; a reference doesn't count as one.
        {type: 'ref', id: 'guides/why-reactivedot'},
        {
          type: 'ref',
          id: 'getting-started/quick-start',
          customProps: {startsHere: true},
        },
        'getting-started/setup',
        'getting-started/query',
        'getting-started/connect-wallets',
        'getting-started/mutation',
        'getting-started/transfer-form',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description:
          'One task per page for React: read data, sign transactions, call contracts, build and ship your app, and find help.',
      },
      items: [
        {type: 'doc', id: 'guides/recipes', customProps: {startsHere: true}},
        {
          type: 'category',
          label: 'Read data',
          description:
            'Show amounts, loading states, and lists, keep values fresh, and explain locked tokens.',
          collapsed: false,
          items: [
            'guides/number-utility',
            'guides/async',
            'guides/retry',
            'guides/queries-in-depth',
            'guides/incremental-loading',
            'guides/bulk-refresh',
            'guides/performance',
            'guides/on-chain-names',
            'guides/activity-feed',
            'guides/locked-tokens',
          ],
        },
        {
          type: 'category',
          label: 'Nodes',
          description:
            'Say when the connection is down, let users choose a node, or connect without a server.',
          collapsed: false,
          items: [
            'guides/connection',
            'guides/choose-a-node',
            'guides/light-client',
          ],
        },
        {
          type: 'category',
          label: 'Wallets',
          description:
            'Support more wallets, share the signer between pages, and sign users in.',
          collapsed: false,
          items: [
            'guides/wallets-in-depth',
            'guides/share-the-account',
            'guides/sign-in',
            'guides/own-wallet',
          ],
        },
        {
          type: 'category',
          label: 'Transactions',
          description:
            'Follow transactions, explain failures, show fees, and send batches, other tokens, and any call.',
          collapsed: false,
          items: [
            'guides/transactions-in-depth',
            'guides/transaction-failures',
            'guides/check-an-address',
            'guides/fees',
            'guides/send-the-whole-balance',
            'guides/other-tokens',
            'guides/transaction-options',
            'guides/batches',
            'guides/any-call',
          ],
        },
        {
          type: 'category',
          label: 'Never pay twice',
          description:
            'Remember what was sent, look it up after a reload, and pay an order or a list only once.',
          collapsed: false,
          items: [
            'guides/after-a-reload',
            'guides/keep-what-a-form-sends',
            'guides/transactions-in-progress',
            'guides/pay-once',
            'guides/pay-a-list',
          ],
        },
        {
          type: 'category',
          label: 'Several chains',
          description:
            'Read from several chains, let users switch, and show the state of each connection.',
          collapsed: false,
          items: [
            'guides/multichain',
            'guides/switch-chains',
            'guides/connections-of-several-chains',
          ],
        },
        {
          type: 'category',
          label: 'Staking',
          description:
            'Show a stake, choose validators, nominate, join a pool, and unstake.',
          collapsed: false,
          items: [
            'guides/staking',
            'guides/validators',
            'guides/nominate',
            'guides/change-a-stake',
            'guides/stop-staking',
            'guides/unlock-a-part',
            'guides/nomination-pools',
            'guides/pool-rewards',
            'guides/leave-a-pool',
            'guides/staking-storage',
          ],
        },
        {
          type: 'category',
          label: 'Build and ship',
          description:
            'Generate types, test without a node, deploy, render on a server, and use the client below the hooks.',
          collapsed: false,
          items: [
            'guides/chains-and-types',
            'guides/work-offline',
            'guides/typescript',
            'guides/testing',
            'guides/testing-transactions',
            'guides/testing-contracts',
            'guides/deploy',
            'guides/report-errors',
            'guides/server-rendering',
            'guides/using-papi',
            'guides/events-and-blocks',
            'guides/follow-blocks',
          ],
        },
        {
          type: 'category',
          label: 'Smart contracts',
          description:
            'Read and call Solidity and ink! contracts, and follow their events.',
          collapsed: false,
          link: {
            type: 'generated-index',
            slug: '/category/smart-contracts',
            title: 'Smart contracts',
            description:
              'Smart contracts are programs that users deploy to a chain. Read a Solidity or ink! contract, call it, and follow its events.',
          },
          items: [
            'smart-contract/ink',
            'smart-contract/solidity',
            'smart-contract/register-for-contracts',
            'smart-contract/check-a-call',
            'smart-contract/in-depth',
          ],
        },
        {
          type: 'category',
          label: 'Help',
          description:
            'Look up an error message, a known bug, a version, or a word, and move from another library.',
          collapsed: false,
          items: [
            'guides/faq',
            'guides/errors',
            'guides/known-issues',
            'guides/versions',
            'guides/from-polkadot-js',
            'guides/react-and-vue',
            'guides/glossary',
          ],
        },
      ],
    },
    apiSidebar(path.join(__dirname, 'docs-react')),
  ],
};

export default sidebars;
