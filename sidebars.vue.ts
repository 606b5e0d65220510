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
          'Go from your first live number to your first transaction in a Vue app: set up a project, read data, connect wallets, and send tokens.',
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
          'One task per page for Vue: read data, sign transactions, build and ship your app, and find help.',
      },
      items: [
        {type: 'doc', id: 'guides/recipes', customProps: {startsHere: true}},
        {
          type: 'category',
          label: 'Read data',
          description:
            'Show amounts and lists, read old blocks, keep values fresh, and say when the connection is down.',
          collapsed: false,
          items: [
            'guides/number-utility',
            'guides/queries-in-depth',
            'guides/share-queries',
            'guides/retry',
            'guides/incremental-loading',
            'guides/bulk-refresh',
            'guides/activity-feed',
            'guides/connection',
            'guides/choose-a-node',
            'guides/light-client',
            'guides/on-chain-names',
            'guides/locked-tokens',
          ],
        },
        {
          type: 'category',
          label: 'Wallets and transactions',
          description:
            'Support more wallets, follow and batch transactions, show fees, send other tokens, and work with several chains.',
          collapsed: false,
          items: [
            'guides/wallets-in-depth',
            'guides/share-the-account',
            'guides/sign-in',
            'guides/own-wallet',
            'guides/transactions-in-depth',
            'guides/after-a-reload',
            'guides/keep-what-a-form-sends',
            'guides/transactions-in-progress',
            'guides/pay-once',
            'guides/transaction-failures',
            'guides/batches',
            'guides/pay-a-list',
            'guides/check-an-address',
            'guides/fees',
            'guides/send-the-whole-balance',
            'guides/transaction-options',
            'guides/any-call',
            'guides/other-tokens',
            'guides/multichain',
            'guides/switch-chains',
            'guides/connections-of-several-chains',
            'guides/contracts',
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
            'Generate types, test without a node, deploy, render on a server, and use the client below the composables.',
          collapsed: false,
          items: [
            'guides/chains-and-types',
            'guides/work-offline',
            'guides/typescript',
            'guides/testing',
            'guides/testing-transactions',
            'guides/testing-contracts',
            'guides/deploy',
            'guides/server-rendering',
            'guides/using-papi',
            'guides/events-and-blocks',
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
    apiSidebar(path.join(__dirname, 'docs-vue')),
  ],
};

export default sidebars;
