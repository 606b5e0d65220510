import path from 'node:path';

import type {PluginOptions} from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';

import {sets} from '../site/sets';
import type {DocumentedPackage} from './modules';

/** The purposes by which the sidebar and the indexes group exports, in their order. */
const purposes = [
  'Setup',
  'Chains and clients',
  'Queries',
  'Mutations',
  'Wallets and accounts',
  'Contracts',
  'Numbers and balances',
  'Promises',
  'Errors and states',
  'Storage',
];

/** All that pages are made of. */
export interface Reference {
  /** The docs sets, each with its folder, whose `api/` receives the pages, and its packages. */
  sets: readonly {
    id: string;
    docs: string;
    packages: readonly DocumentedPackage[];
  }[];
  /** Of docusaurus-plugin-typedoc, TypeDoc and its other plugins. */
  typedoc: Partial<PluginOptions & TypeDocOptions>;
}

const typedoc: Reference['typedoc'] = {
  plugin: [
    path.join(__dirname, 'typedoc/plugin.ts'),
    // After the page's own front matter, to which it adds.
    'typedoc-plugin-frontmatter',
  ],
  theme: 'reference',
  router: 'member',
  entryFileName: 'index',
  tsconfig: path.join(__dirname, 'typedoc/program.json'),
  readme: 'none',
  // What the packages' own build checks is not checked again.
  skipErrorChecking: true,
  // TypeDoc leaves node_modules out by default, and that is where the packages lie.
  exclude: [],
  excludeInternal: true,
  // Our plugin gives categories of its own.
  excludeTags: ['@category', '@group'],
  excludeReferences: true,
  excludeExternals: true,
  externalPattern: ['**/node_modules/!(@reactive-dot)/**'],
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  // Our plugin sorts.
  sort: [],
  sortEntryPoints: false,
  categoryOrder: purposes,
  navigation: {includeCategories: true, includeFolders: false},
  validation: {notExported: false},
  // Then optional members are marked by their names alone.
  useCodeBlocks: true,
  logLevel: 'Warn',
};

/** A package that npm serves, with its sources. */
const published = (name: string, ...further: string[]): DocumentedPackage => ({
  name,
  specifier: `@reactive-dot/${name}`,
  directory: `node_modules/@reactive-dot/${name}`,
  modules: {
    [name]: 'src/index.ts',
    ...Object.fromEntries(
      further.map((path) => [`${name}/${path}`, `src/${path}/index.ts`]),
    ),
  },
});

/** The packages that have API pages. */
const packages: Record<
  (typeof sets)[number]['packages'][number],
  DocumentedPackage
> = {
  react: published('react'),
  vue: {
    name: 'vue',
    specifier: '@reactive-dot/vue',
    directory: 'types/reactive-dot__vue',
    modules: {vue: 'index.d.ts'},
    handWritten: {
      version: '0.68.0',
      typesPage: '../../../guides/typescript#types-in-the-reference',
      download: '@site/types/reactive-dot__vue/index.d.ts',
    },
  },
  core: published('core', 'providers/light-client', 'wallets'),
  utils: published('utils'),
};

export const documentedPackages = Object.values(packages);

/** The docs sets with their packages in the order of the sidebar. */
export const apiReference: Reference = {
  sets: sets.map(({id, folder, packages: names}) => ({
    id,
    docs: folder,
    packages: names.map((name) => packages[name]),
  })),
  typedoc,
};
