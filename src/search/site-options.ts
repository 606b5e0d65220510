import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import {searchOrigins, searchService} from './mode';
import {searchPage} from '../site/facts';

const service = searchService(process.env);

/** The options of the theme and DocSearch. */
export const algolia = {
  ...service,
  contextualSearch: true,
  searchPagePath: searchPage,
} satisfies UserThemeConfig['algolia'];

/** Origins for `connect-src`. Empty unless search is hosted. */
export const searchConnectOrigins = searchOrigins(service);
