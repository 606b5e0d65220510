import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarItemCategoryConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

import {keepHyphens} from '../site/keep-hyphens';

/**
 * The sidebar's entry for the API reference of a set: a category with the index
 * of everything and one category a module.
 *
 * @param docs - the set's docs folder, absolute.
 * @throws when the API pages aren't there; the api-reference plugin writes them.
 */
export function apiSidebar(docs: string): SidebarItemCategoryConfig {
  const file = path.join(docs, 'api/typedoc-sidebar.cjs');
  const modules = createRequire(file)(file) as SidebarItemCategoryConfig[];
  return {
    type: 'category',
    label: 'API reference',
    collapsed: true,
    link: {type: 'doc', id: 'api/index'},
    items: modules.map(({label = '', ...module}) => ({
      ...module,
      // A folder of a package by its path alone, which fits on a line.
      label: keepHyphens(
        label.includes('/') ? label : `@reactive-dot/${label}`,
      ),
    })),
  };
}
