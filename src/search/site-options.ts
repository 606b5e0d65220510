import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import {searchOrigins, searchService} from './mode';
import {libraryRepository, searchPage} from '../site/facts';

const service = searchService(process.env);

/** What the theme and DocSearch read; the extra keys reach our modal as its props. */
export const algolia = {
  ...service,
  contextualSearch: true,
  searchPagePath: searchPage,
  newIssueUrl: `${libraryRepository}/issues/new`,
} satisfies UserThemeConfig['algolia'] & Record<string, unknown>;

/** For `connect-src`: empty unless the search is hosted. */
export const searchConnectOrigins = searchOrigins(service);
