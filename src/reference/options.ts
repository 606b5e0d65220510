import path from 'node:path';

import type {PluginOptions} from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';

import {libraryRepository as repository} from '../site/facts';
import type {DocumentedPackage} from './modules';
import {PURPOSES} from './texts/types';

/** A docs set whose folder receives pages. */
export interface ReferenceSet {
  /** `react` or `vue`. */
  id: string;
  /** The docs folder, relative to the site; pages go to its `api/`. */
  docs: string;
  /** What its index holds: a sentence below the title. */
  description: string;
  /** In the order of its sidebar. */
  packages: readonly DocumentedPackage[];
  /** The library's repository, without a slash at the end. */
  repository: string;
  /** Of docusaurus-plugin-typedoc, TypeDoc and its other plugins. */
  typedoc: Partial<PluginOptions & TypeDocOptions>;
}

const papi = 'https://papi.how';
const rxjs = 'https://rxjs.dev/api/index/class';
const vue = 'https://vuejs.org/api';
const mdn =
  'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects';

/**
 * Where the types of other libraries are documented: the addresses that the
 * packages name themselves, else the front page of the documentation.
 */
const externalSymbolLinkMappings = {
  'polkadot-api': {
    BlockInfo: papi,
    ChainDefinition: papi,
    InjectedPolkadotAccount: `${papi}/signers`,
    JsonRpcProvider: papi,
    PolkadotClient: papi,
    PolkadotSigner: `${papi}/signers`,
    SS58String: papi,
    Transaction: `${papi}/typed/tx`,
    TxEvent: `${papi}/typed/tx#signsubmitandwatch`,
    TypedApi: papi,
  },
  rxjs: {
    BehaviorSubject: `${rxjs}/BehaviorSubject`,
    Observable: `${rxjs}/Observable`,
  },
  react: {ReactNode: 'https://react.dev/learn/typescript#useful-types'},
  vue: {
    App: 'https://vuejs.org/',
    ComputedRef: `${vue}/reactivity-core.html#computed`,
    MaybeRef: `${vue}/reactivity-utilities.html#unref`,
    MaybeRefOrGetter: `${vue}/reactivity-utilities.html#tovalue`,
    Ref: `${vue}/reactivity-core.html#ref`,
  },
  abitype: {Abi: 'https://abitype.dev/api/types'},
  typescript: {
    Error: `${mdn}/Error`,
    Number: `${mdn}/Number`,
    Promise: `${mdn}/Promise`,
  },
};

const typedoc: ReferenceSet['typedoc'] = {
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
  excludePrivate: true,
  excludeInternal: true,
  excludeReferences: true,
  excludeExternals: true,
  externalPattern: ['**/node_modules/!(@reactive-dot)/**'],
  externalSymbolLinkMappings,
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  gitRevision: 'release',
  sort: ['source-order'],
  categorizeByGroup: false,
  categoryOrder: [...PURPOSES],
  navigation: {
    includeCategories: true,
    includeGroups: false,
    includeFolders: false,
  },
  hidePageHeader: true,
  hideBreadcrumbs: true,
  expandParameters: true,
  validation: false,
  logLevel: 'Warn',
};

/** A package that npm serves, with its sources. */
const published = (
  name: string,
  description: string,
  ...further: string[]
): DocumentedPackage => ({
  name,
  specifier: `@reactive-dot/${name}`,
  description,
  directory: `node_modules/@reactive-dot/${name}`,
  modules: Object.fromEntries([
    [name, 'src/index.ts'],
    ...further.map((path) => [`${name}/${path}`, `src/${path}/index.ts`]),
  ]),
});

const core = published(
  'core',
  'what both frameworks share: configuration, queries, wallets, contracts and errors.',
  'providers/light-client',
  'wallets',
);
const utils = published(
  'utils',
  'amounts with a unit, and arithmetic on integers of any size.',
);
const reactPackage = published(
  'react',
  'providers, hooks and components that read, watch and write chains from React.',
);
const vuePackage: DocumentedPackage = {
  name: 'vue',
  specifier: '@reactive-dot/vue',
  description:
    'the plugin and the composables that read, watch and write chains from Vue.',
  directory: 'types/reactive-dot__vue',
  modules: {vue: 'index.d.ts'},
  handWritten: {version: '0.68.0'},
};

/** All packages that have API pages. */
export const documentedPackages = [core, reactPackage, vuePackage, utils];

/** The docs sets and the packages that they show. */
export const apiReference: readonly ReferenceSet[] = [
  {
    id: 'react',
    docs: 'docs-react',
    description:
      'Every hook, component, class, function and type, generated from the sources of the published packages.',
    packages: [reactPackage, core, utils],
    repository,
    typedoc,
  },
  {
    id: 'vue',
    docs: 'docs-vue',
    description:
      'Every composable, class, function and type: the Vue package described by hand, core and utils generated from their published sources.',
    packages: [vuePackage, core, utils],
    repository,
    typedoc,
  },
];
