import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import path from 'node:path';

import {compileLoader} from './compile-loader';
import {listPageScripts} from './list-page-scripts';
import {pageTemplate} from './page-template';

export interface FirstSignOptions {
  /** Pages, below the base path, that need their scripts at once when they are asked for something. */
  startAtOnce: readonly {path: string; parameter: string}[];
}

/**
 * Starts a page's scripts at the reader's first sign instead of at load, and
 * loses nothing that the reader does until they answer.
 */
export default function firstSign(
  {siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {startAtOnce}: FirstSignOptions & {id: string},
): Plugin {
  // Readable for who writes the pages, and not copied into the scripts with the rest of the configuration.
  Object.defineProperty(siteConfig, 'ssrTemplate', {value: pageTemplate});
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  // `docusaurus start` has pages of its own, which start their scripts.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'first-sign',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    configureWebpack: (_config, isServer) =>
      isServer || !isBuild
        ? {}
        : {plugins: [listPageScripts(generatedFilesDir)]},
    injectHtmlTags() {
      if (!isBuild) return {};
      const loader = compileLoader({
        colourModes: colorMode.respectPrefersColorScheme
          ? ['light', 'dark', 'system']
          : ['light', 'dark'],
        announcementId: announcementBar?.id,
        startAtOnce: startAtOnce.map((page) => ({
          ...page,
          path: `${baseUrl}${page.path}`,
        })),
      });
      return {headTags: [{tagName: 'script', innerHTML: loader}]};
    },
  };
}
