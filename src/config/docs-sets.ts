import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {remarkGuideLinks} from '../plugins/guide-links/remark-guide-links';
import {guideLinks} from './guide-links';
import {remarkPlugins} from './markdown';

/** What both documentation sets have in common. */
const shared = {
  // What is frozen lies below its number; every other route stays that of the newest text.
  lastVersion: 'current',
  versions: {current: {label: 'Next', badge: false}},
  sidebarCollapsible: true,
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
