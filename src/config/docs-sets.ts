import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {remarkGuideLinks} from '../plugins/guide-links/remark-guide-links';
import {repository} from './environment';
import {guideLinks} from './guide-links';
import {remarkPlugins} from './markdown';
import {editAddress} from './repository';

/** What both documentation sets have in common. */
const shared = {
  versions: {current: {label: 'Next'}},
  sidebarCollapsible: true,
  showLastUpdateTime: true,
  // API pages are generated; they link their sources themselves.
  editUrl: ({versionDocsDirPath, docPath}) =>
    repository && !docPath.startsWith('api/')
      ? editAddress(repository, `${versionDocsDirPath}/${docPath}`)
      : undefined,
  remarkPlugins,
  beforeDefaultRemarkPlugins: [[remarkGuideLinks, guideLinks]],
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
