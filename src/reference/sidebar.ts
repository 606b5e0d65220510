import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/**
 * The sidebar's entry for the API reference of a set: a category with the index
 * of everything and one category a package.
 *
 * @param docs - the set's docs folder, absolute.
 * @throws when the pages have not been generated, which the api-reference plugin does.
 */
export const apiSidebar = (docs: string): SidebarItem => ({
  type: 'category',
  label: 'API reference',
  collapsed: true,
  link: {type: 'doc', id: 'api/index'},
  items: createRequire(docs)(
    path.join(docs, 'api', 'typedoc-sidebar.cjs'),
  ) as SidebarItem[],
});
