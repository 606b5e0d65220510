import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import {searchOrigins, searchService} from './mode';
import {searchPage} from '../site/facts';

const service = searchService(process.env);

/** What the theme and DocSearch read. */
export const algolia = {
  ...service,
  contextualSearch: true,
  searchPagePath: searchPage,
} satisfies UserThemeConfig['algolia'];

/** For `connect-src`: empty unless the search is hosted. */
export const searchConnectOrigins = searchOrigins(service);
