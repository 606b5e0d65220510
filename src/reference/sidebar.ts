import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];
type Category = Extract<SidebarItem, {label: string; items: unknown}>;

/**
 * The sidebar's entry for the API reference of a set: a category with the index
 * of everything and one category a module.
 *
 * @param docs - the set's docs folder, absolute.
 * @throws when the pages have not been generated, which the api-reference plugin does.
 */
export const apiSidebar = (docs: string): SidebarItem => ({
  type: 'category',
  label: 'API reference',
  collapsed: true,
  link: {type: 'doc', id: 'api/index'},
  items: readModules(docs).map((module) => ({
    ...module,
    // A folder of a package by its path alone, which fits on a line.
    label: module.label.includes('/')
      ? module.label
      : `@reactive-dot/${module.label}`,
  })),
});

const readModules = (docs: string): Category[] =>
  createRequire(docs)(
    path.join(docs, 'api', 'typedoc-sidebar.cjs'),
  ) as Category[];
