import type {ThemeConfig} from '@docusaurus/theme-common';

import {libraryRepository, title} from './facts';
import {release} from './release';
import {sets} from './sets';

/** Shows the release that the dropdown's version Next describes. */
const releaseNote = {
  type: 'html',
  className: 'navbar-release',
  value: `Next describes ReactiveDOT ${release}`,
};

/** The last item of the dropdown with versions. */
const releases = {
  label: 'Releases',
  href: `${libraryRepository}/releases`,
};

/** The navbar, for the theme's settings. */
export const navbar = {
  title,
  logo: {
    // Decorative, since the site's name is next to it.
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 26,
    height: 26,
  },
  hideOnScroll: true,
  items: [
    ...sets.map(({id, label}) => ({
      type: 'docSidebar',
      docsPluginId: id,
      sidebarId: 'docsSidebar',
      label,
      position: 'left' as const,
    })),
    // One per set; a style of `src/framework-switch` shows only the reader's.
    ...sets.map(({id}) => ({
      className: 'navbar-api',
      to: `/${id}/category/api`,
      activeBaseRegex: `/${id}/([^/]+/)?(category/)?api(/|$)`,
      label: 'API',
      position: 'left' as const,
      'data-only-set': id,
    })),
    {to: '/demos', label: 'Examples', position: 'left'},
    {to: '/playground', label: 'Playground', position: 'left'},
    {type: 'search', position: 'right'},
    ...sets.map(({id}) => ({
      type: 'docsVersionDropdown',
      docsPluginId: id,
      position: 'right' as const,
      dropdownItemsBefore: [releaseNote],
      dropdownItemsAfter: [releases],
    })),
    {type: 'localeDropdown', className: 'navbar-language', position: 'right'},
    {
      href: libraryRepository,
      position: 'right',
      className: 'navbar-source-link',
      'aria-label': 'Source repository',
    },
  ],
} satisfies Partial<ThemeConfig['navbar']>;
