import type {Footer} from '@docusaurus/theme-common';

import {baseUrl} from './environment';
import {libraryRepository} from './facts';
import {navbar} from './navbar';
import {release} from './release';

/** The footer, for the theme's settings. */
export const footer = {
  logo: {...navbar.logo, width: 22, height: 22},
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'React', to: '/react/category/getting-started'},
        {label: 'Vue', to: '/vue/category/getting-started'},
        {label: 'Contracts', to: '/react/category/smart-contracts'},
        {label: 'Live examples', to: '/demos'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discussions', href: `${libraryRepository}/discussions`},
        {label: 'Issues', href: `${libraryRepository}/issues`},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Source', href: libraryRepository},
        {label: 'Releases', href: `${libraryRepository}/releases`},
        // A plain link, because the router doesn't know this file. It opens in
        // the same tab.
        {
          html: `<a class="footer__link-item" href="${baseUrl}llms.txt">llms.txt</a>`,
        },
      ],
    },
  ],
  copyright: `ReactiveDOT is free software under the LGPL, version 3.0 or later. These pages describe release ${release}.`,
} satisfies Partial<Footer>;
