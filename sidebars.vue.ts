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
          'Four pages, in order: set up a Vue app, let people choose an account, show a value that stays current, send a transaction and tell how it went.',
      },
      items: [
        'getting-started/setup',
        'getting-started/connect-wallets',
        'getting-started/query',
        'getting-started/mutation',
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
          'One question a page: refreshing, lists that fill up, several chains, amounts with a unit, Polkadot-API itself, and what error messages mean.',
      },
      items: [
        'guides/bulk-refresh',
        'guides/incremental-loading',
        'guides/multichain',
        'guides/number-utility',
        'guides/using-papi',
        'guides/faq',
        'guides/recipes',
        'guides/typescript',
        'guides/testing',
        'guides/server-rendering',
        'guides/queries-in-depth',
        'guides/transactions-in-depth',
        'guides/wallets-in-depth',
        'guides/known-issues',
        'guides/versions',
        'guides/why-reactivedot',
        'guides/glossary',
      ],
    },
    apiSidebar(path.join(__dirname, 'docs-vue')),
  ],
};

export default sidebars;
