import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {apiSidebar} from './src/plugins/api-reference/sidebar';

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
          'From an empty folder to a React page that shows a balance and sends a transaction.',
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
          'One task a page, for React applications that are under way.',
      },
      items: [
        'guides/async',
        'guides/bulk-refresh',
        'guides/incremental-loading',
        'guides/multichain',
        'guides/number-utility',
        'guides/performance',
        'guides/using-papi',
        'guides/faq',
      ],
    },
    {
      type: 'category',
      label: 'Smart contracts',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/smart-contracts',
        title: 'Smart contracts',
        description:
          'Reading, writing and watching contracts, in ink! and in Solidity.',
      },
      items: ['smart-contract/ink', 'smart-contract/solidity'],
    },
    apiSidebar(
      path.join(__dirname, 'docs-react'),
      'Every hook, component, class, function and type, generated from the sources of the published packages.',
    ),
  ],
};

export default sidebars;
