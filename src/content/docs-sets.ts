import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {repository} from '../site/environment';
import {beforeDefaultRemarkPlugins, remarkPlugins} from './remark-plugins';
import {frozenVersions} from '../site/versions';
import {editAddress} from '../site/repository';

/** What both documentation sets have in common. */
const shared = {
  // What is frozen lies below its number; every other route stays that of the newest text.
  lastVersion: 'current',
  // A frozen page has a banner, which says more than a badge.
  versions: {
    current: {label: 'Next', badge: false},
    ...Object.fromEntries(
      frozenVersions.map((version) => [version, {badge: false}]),
    ),
  },
  sidebarCollapsible: true,
  showLastUpdateTime: true,
  // API pages are generated; they link their sources themselves.
  editUrl: ({versionDocsDirPath, docPath}) =>
    repository && !docPath.startsWith('api/')
      ? editAddress(repository, `${versionDocsDirPath}/${docPath}`)
      : undefined,
  remarkPlugins,
  beforeDefaultRemarkPlugins,
} satisfies DocsOptions;

export const reactDocs = {
  ...shared,
  id: 'react',
  path: 'docs-react',
  routeBasePath: 'react',
  sidebarPath: './sidebars.react.ts',
} satisfies DocsOptions;

export const vueDocs = {
  ...shared,
  id: 'vue',
  path: 'docs-vue',
  routeBasePath: 'vue',
  sidebarPath: './sidebars.vue.ts',
} satisfies DocsOptions;
