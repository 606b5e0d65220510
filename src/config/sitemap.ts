import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {canonicalPath} from '../components/canonical-link/canonical-path';
import {baseUrl, siteUrl} from './environment';

const root = `${siteUrl}${baseUrl}`;

/** Whether a page stands for itself, so that search engines should hear of it. */
function isCanonical(address: string): boolean {
  const path = `/${address.slice(root.length)}`;
  return canonicalPath(path) === path;
}

/** Pages that search engines should list, with the day of their last change. */
export const sitemap: Partial<PluginOptions> = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [`${baseUrl}search`],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    (await defaultCreateSitemapItems(params)).filter(({url}) =>
      isCanonical(url),
    ),
};
