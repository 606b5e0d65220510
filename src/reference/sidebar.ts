import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarItemCategoryConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

import {keepHyphens} from '../site/keep-hyphens';

/**
 * Returns a set's sidebar category for the API reference: an index of all
 * exports, then a category for each module.
 *
 * @param docs - the set's docs folder, absolute
 * @throws if the API pages are missing; the api-reference plugin writes them
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
      // Labels a folder of a package with its path alone, which fits on a line.
      label: keepHyphens(
        label.includes('/') ? label : `@reactive-dot/${label}`,
      ),
    })),
  };
}
