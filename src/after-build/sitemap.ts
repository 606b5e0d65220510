import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {canonicalPath} from '../site/canonical-path';
import {baseUrl, siteUrl} from '../site/environment';
import {withoutVersion} from '../site/versions';

const root = `${siteUrl}${baseUrl}`;

/** The path of a page below the base URL, with a slash in front. */
function pathOf(address: string): string {
  return `/${address.slice(root.length)}`;
}

/** Whether a page stands for itself, so that search engines should hear of it. */
function isCanonical(path: string, paths: ReadonlySet<string>): boolean {
  const newest = withoutVersion(path);
  return canonicalPath(paths.has(newest) ? newest : path) === path;
}

/** Pages that search engines should list, with the day of their last change. */
export const sitemap: Partial<PluginOptions> = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const paths = new Set(items.map(({url}) => pathOf(url)));
    return items.filter(({url}) => isCanonical(pathOf(url), paths));
  },
};
