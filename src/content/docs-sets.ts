import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {editUrl} from '../site/environment';
import {
  admonitions,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
} from './remark-plugins';
import {sets} from '../site/sets';

/** Options of the docs plugin for each set. */
const docsSets = sets.map(
  ({id, folder}) =>
    ({
      id,
      path: folder,
      routeBasePath: id,
      sidebarPath: `./sidebars.${id}.ts`,
      // A frozen version is below its number. The newest docs keep their
      // addresses.
      lastVersion: 'current',
      versions: {current: {label: 'Next', badge: false}},
      sidebarCollapsible: true,
      showLastUpdateTime: true,
      // API pages are generated and link their own sources.
      editUrl: ({versionDocsDirPath, docPath}) =>
        editUrl && !docPath.startsWith('api/')
          ? normalizeUrl([editUrl, versionDocsDirPath, docPath])
          : undefined,
      admonitions,
      remarkPlugins,
      beforeDefaultRemarkPlugins,
    }) satisfies DocsOptions,
);

/** The first set's options, for the preset, which takes one set. */
export const [presetDocs] = docsSets;

/** A docs plugin for each other set. */
export const furtherDocs: PluginConfig[] = docsSets
  .slice(1)
  .map((docs) => ['@docusaurus/plugin-content-docs', docs]);
