import path from 'node:path';

import type {PluginOptions} from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';

import {libraryRepository as repository} from '../config/site';
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
 * Where the types of other libraries are documented.
 *
 * The addresses of Polkadot-API, abitype and Vue are those that the packages
 * name themselves, in their declarations, comments and READMEs; `*` leads to
 * the front page of the documentation.
 */
const externalSymbolLinkMappings = {
  'polkadot-api': {
    Transaction: `${papi}/typed/tx`,
    TxEvent: `${papi}/typed/tx#signsubmitandwatch`,
    TypedApi: papi,
    ChainDefinition: papi,
    PolkadotClient: papi,
  },
  '@polkadot-api/pjs-signer': {InjectedPolkadotAccount: `${papi}/signers`},
  '@polkadot-api/polkadot-signer': {PolkadotSigner: `${papi}/signers`},
  '@polkadot-api/json-rpc-provider': {JsonRpcProvider: papi},
  '@polkadot-api/observable-client': {BlockInfo: papi},
  '@polkadot-api/substrate-bindings': {SS58String: papi},
  rxjs: {
    BehaviorSubject: `${rxjs}/BehaviorSubject`,
    Observable: `${rxjs}/Observable`,
  },
  '@types/react': {
    ReactNode: 'https://react.dev/learn/typescript#useful-types',
  },
  '@vue/runtime-core': {App: 'https://vuejs.org/'},
  '@vue/reactivity': {
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
    'typedoc-plugin-frontmatter',
    path.join(__dirname, 'typedoc/plugin.ts'),
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

const core: DocumentedPackage = {
  name: 'core',
  specifier: '@reactive-dot/core',
  description:
    'what both frameworks share: configuration, queries, wallets, contracts and errors.',
  directory: 'node_modules/@reactive-dot/core',
  modules: {
    core: 'src/index.ts',
    'core/providers/light-client': 'src/providers/light-client/index.ts',
    'core/wallets': 'src/wallets/index.ts',
  },
};
const utils: DocumentedPackage = {
  name: 'utils',
  specifier: '@reactive-dot/utils',
  description: 'amounts with a unit, and arithmetic on integers of any size.',
  directory: 'node_modules/@reactive-dot/utils',
  modules: {utils: 'src/index.ts'},
};
const reactPackage: DocumentedPackage = {
  name: 'react',
  specifier: '@reactive-dot/react',
  description:
    'providers, hooks and components that read, watch and write chains from React.',
  directory: 'node_modules/@reactive-dot/react',
  modules: {react: 'src/index.ts'},
};
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
