import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

import {hashFiles} from '../build-cache/hash';
import {bundlerCacheVersion} from '../build-cache/bundler-cache-version';
import {browserPrismDefect, withoutBrowserPrism} from './browser-prism';
import {closedFoldDefect} from './closed-fold';
import {expectDefects, type Defect} from './defect';
import {askAiDefects} from './docsearch-ask-ai';
import {
  docSearchModalDefects,
  withMendedDocSearchModal,
} from './docsearch-modal';
import {htmlAddressDefect} from './html-address';
import {
  docSearchVariablesDefect,
  withScopedDocSearchVariables,
} from './docsearch-variables';
import {forgetDismissal, lateAnnouncementDefect} from './late-announcement';
import {malformedAddressDefects} from './malformed-address';
import {mouseFocusDefect, withoutMouseFocusRule} from './mouse-focus';
import {listPageScripts, pageScriptsDefect} from './page-scripts';
import {prefetchDefect} from './prefetch-in-turn';
import {translatedPageDefect} from './translated-page';
import {unhandledPreloadDefect} from './unhandled-preload';

const defects: readonly Defect[] = [
  browserPrismDefect,
  closedFoldDefect,
  ...askAiDefects,
  ...docSearchModalDefects,
  docSearchVariablesDefect,
  htmlAddressDefect,
  lateAnnouncementDefect,
  ...malformedAddressDefects,
  mouseFocusDefect,
  pageScriptsDefect,
  prefetchDefect,
  translatedPageDefect,
  unhandledPreloadDefect,
];

/** Fixes defects of packages, and fails if one is gone. */
export default function fixes(context: LoadContext): Plugin {
  const {generatedFilesDir} = context;
  const {algolia} = context.siteConfig.themeConfig as ThemeConfig;
  const isBuild = process.env.NODE_ENV === 'production';
  expectDefects(defects);
  /** Written once for the browser's and the server's bundle. */
  let mendedDocSearchModal: Record<string, string> | undefined;

  return {
    name: 'fixes',

    // None of them depends on their order.
    getClientModules: () =>
      Globby.sync('*/client.ts', {cwd: __dirname, absolute: true}).sort(),

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: forgetDismissal(context)}],
    }),

    configurePostCss: (options) => ({
      ...options,
      plugins: [
        ...options.plugins,
        withoutMouseFocusRule,
        withScopedDocSearchVariables,
      ],
    }),

    configureWebpack: (config, isServer) => ({
      // The cache doesn't notice changes of PostCSS plugins.
      ...bundlerCacheVersion(config, hashFiles([__dirname])),
      resolve: {
        alias: {
          ...withoutBrowserPrism,
          ...(mendedDocSearchModal ??= withMendedDocSearchModal(
            generatedFilesDir,
            Boolean(algolia.askAi),
          )),
        },
      },
      plugins: isBuild && !isServer ? [listPageScripts(generatedFilesDir)] : [],
    }),
  };
}
