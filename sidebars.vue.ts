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
          'From an empty folder to a Vue page that shows a balance and sends a transaction.',
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
          'One task a page, for Vue applications that are under way.',
      },
      items: [
        'guides/bulk-refresh',
        'guides/incremental-loading',
        'guides/multichain',
        'guides/number-utility',
        'guides/using-papi',
        'guides/faq',
      ],
    },
    apiSidebar(
      path.join(__dirname, 'docs-vue'),
      'Every composable, class, function and type: the Vue package described by hand, core and utils generated from their published sources.',
    ),
  ],
};

export default sidebars;
