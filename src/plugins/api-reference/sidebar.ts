import fs from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];
/** What the generator writes: one category a package, labelled with its name. */
type PackageCategory = Extract<SidebarItem, {type: 'category'; label: string}>;

/**
 * The sidebar's entry for the API reference of a set: a category with a landing
 * page and one category a package.
 *
 * @param docs - the set's docs folder, absolute.
 * @param description - the sentence on the landing page.
 * @param packageDescriptions - the sentence on each package's card, by the package's name.
 * @throws when the pages have not been generated.
 */
export function apiSidebar(
  docs: string,
  description: string,
  packageDescriptions: Readonly<Record<string, string>>,
): SidebarItem {
  const file = path.join(docs, 'api', 'sidebar.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `${file} does not exist: the API pages have not been generated. Is the api-reference plugin in docusaurus.config.ts? "npm run api" writes them alone.`,
    );
  }
  return {
    type: 'category',
    label: 'API reference',
    collapsed: true,
    link: {
      type: 'generated-index',
      slug: '/category/api',
      title: 'API reference',
      description,
    },
    items: (JSON.parse(fs.readFileSync(file, 'utf8')) as PackageCategory[]).map(
      (item) => ({...item, description: packageDescriptions[item.label]}),
    ),
  };
}
