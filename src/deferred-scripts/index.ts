import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {compileLoader} from './compile-loader';
import type {LoaderSettings} from './loader/settings';

export type DeferredScriptsOptions = {
  /** Off, pages start their scripts at load, as Docusaurus' pages do. */
  enabled: boolean;
  /** Pages, below the base path, that need their scripts at once when they are asked for something. */
  startAtOnce: readonly {path: string; parameter: string}[];
};

/**
 * Starts a page's scripts at the reader's first interaction instead of at load,
 * and loses nothing that the reader does until they answer. The pages list their
 * scripts for it: `page-template.ts` is the configuration's `ssrTemplate`.
 */
export default function deferredScripts(
  context: LoadContext,
  {enabled, startAtOnce}: DeferredScriptsOptions & {id: string},
): Plugin | null {
  if (!enabled) return null;
  return {
    name: 'deferred-scripts',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    injectHtmlTags() {
      // `docusaurus start` has pages of its own, which start their scripts.
      if (process.env.NODE_ENV !== 'production') return {};
      const innerHTML = compileLoader(loaderSettings(context, startAtOnce));
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}

function loaderSettings(
  {siteConfig, siteStorage: {namespace}, baseUrl}: LoadContext,
  startAtOnce: DeferredScriptsOptions['startAtOnce'],
): LoaderSettings {
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  return {
    colorModes: colorMode.respectPrefersColorScheme
      ? ['light', 'dark', 'system']
      : ['light', 'dark'],
    announcement: announcementBar?.id,
    storage: {
      colorMode: `theme${namespace}`,
      announcementDismissed: `docusaurus.announcement.dismiss${namespace}`,
      announcementId: `docusaurus.announcement.id${namespace}`,
    },
    startAtOnce: startAtOnce.map((page) => ({
      ...page,
      path: `${baseUrl}${page.path}`,
    })),
  };
}
