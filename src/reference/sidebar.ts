import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/**
 * The sidebar's entry for the API reference of a set: a category with the index
 * of everything and one category a package.
 *
 * @param docs - the set's docs folder, absolute.
 * @throws when the pages have not been generated.
 */
export function apiSidebar(docs: string): SidebarItem {
  const file = path.join(docs, 'api', 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    throw new Error(
      `${file} does not exist: the API pages have not been generated. Is the api-reference plugin in docusaurus.config.ts? "npm run api" writes them alone.`,
    );
  }
  return {
    type: 'category',
    label: 'API reference',
    collapsed: true,
    link: {type: 'doc', id: 'api/index'},
    items: createRequire(file)(file) as SidebarItem[],
  };
}
