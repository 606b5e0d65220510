import path from 'node:path';

import type {PluginOptions} from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';

import {sets} from '../site/sets';
import type {DocumentedPackage} from './modules';

/** Groups of exports in the sidebar and the indexes, in order. */
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

/** The input of all API pages. */
export interface Reference {
  /**
   * The docs sets. A set's folder receives the pages of its packages in `api/`.
   */
  sets: readonly {
    id: string;
    docs: string;
    packages: readonly DocumentedPackage[];
  }[];
  /** Options of docusaurus-plugin-typedoc, TypeDoc, and its other plugins. */
  typedoc: Partial<PluginOptions & TypeDocOptions>;
}

const typedoc: Reference['typedoc'] = {
  plugin: [
    path.join(__dirname, 'typedoc/plugin.ts'),
    // Must follow the page plugin, because it adds to the front matter of
    // pages.
    'typedoc-plugin-frontmatter',
  ],
  theme: 'reference',
  router: 'member',
  entryFileName: 'index',
  tsconfig: path.join(__dirname, 'typedoc/program.json'),
  readme: 'none',
  // The packages' own builds check their types.
  skipErrorChecking: true,
  // TypeDoc excludes node_modules by default, where the packages are.
  exclude: [],
  excludeInternal: true,
  // Our plugin assigns the categories.
  excludeTags: ['@category', '@group'],
  excludeReferences: true,
  excludeExternals: true,
  externalPattern: ['**/node_modules/!(@reactive-dot)/**'],
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  // Our plugin sorts the exports.
  sort: [],
  sortEntryPoints: false,
  categoryOrder: purposes,
  navigation: {includeCategories: true, includeFolders: false},
  validation: {notExported: false},
  // Marks optional members only at their names.
  useCodeBlocks: true,
  logLevel: 'Warn',
};

/** Returns a package from npm, which includes its sources. */
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

/** The packages with API pages. */
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

/** All packages with API pages, whichever sets have them. */
export const documentedPackages = Object.values(packages);

/** The docs sets and their packages, in sidebar order. */
export const apiReference: Reference = {
  sets: sets.map(({id, folder, packages: names}) => ({
    id,
    docs: folder,
    packages: names.map((name) => packages[name]),
  })),
  typedoc,
};
