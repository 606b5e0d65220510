import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {remarkGuideLinks} from '../plugins/guide-links/remark-guide-links';
import {guideLinks} from './guide-links';
import {remarkPlugins} from './markdown';
import {frozenVersions} from './versions';

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
