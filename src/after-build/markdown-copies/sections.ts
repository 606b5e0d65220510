import type {
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';

import {setLabels, type SetId} from '../../site/sets';
import type {Copy} from './copy';

/** A heading of `llms.txt` and the copies below it. */
export interface Section {
  label: string;
  /** The set of its pages; undefined for pages outside the sets. */
  set?: SetId;
  copies: Copy[];
}

/**
 * Groups copies by sidebar category, in sidebar order. Pages outside the sets
 * form the last section. Earlier versions and unlisted pages are left out.
 */
export function groupIntoSections(
  copies: readonly Copy[],
  routes: Props['routes'],
): Section[] {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]));
  const ofSets = routes
    .flatMap((route) => route.routes ?? [])
    .flatMap(({props}) => {
      const version = props?.version as PropVersionMetadata | undefined;
      if (!version?.isLast) return [];
      const set = version.pluginId as SetId;
      const items = Object.values(version.docsSidebars).flat();
      return items.map((item) => ({
        label: `${setLabels[set]} / ${item.type === 'category' ? item.label : 'Pages'}`,
        set,
        copies: routesOf(item).flatMap((route) => byRoute.get(route) ?? []),
      }));
    });
  const others = copies.filter(
    ({setLabel, isListed}) => setLabel === undefined && isListed,
  );
  return [...ofSets, {label: 'More', copies: others}];
}

/**
 * Returns the route of a category's own page first, then those of the pages
 * inside.
 */
function routesOf(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  const inner = item.type === 'category' ? item.items.flatMap(routesOf) : [];
  // Docusaurus adds a slash to the address of a folder's index page. The route
  // has none.
  return item.href ? [item.href.replace(/(?<=.)\/$/, ''), ...inner] : inner;
}
