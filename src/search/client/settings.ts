import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';

import {libraryRepository} from '../../site/facts';
import {EMBEDDED} from '../mode';

/** The theme's options for search, which `../site-options.ts` sets. */
export const settings = siteConfig.themeConfig.algolia as ThemeConfigAlgolia;

/** Whether the site searches its own index instead of a hosted service. */
export const isEmbedded = settings.appId === EMBEDDED;

/** Returns the address for reporting a query that should have results. */
export function missingResultsUrl(query: string): string {
  const issue = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: `I searched the documentation for:\n\n    ${query}\n\nand expected to find: `,
  });
  return `${libraryRepository}/issues/new?${issue.toString()}`;
}
