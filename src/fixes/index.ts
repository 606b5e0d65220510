import type {LoadContext, Plugin} from '@docusaurus/types';

import {browserPrismDefect, withoutBrowserPrism} from './browser-prism';
import {expectDefects, type Defect} from './defect';
import {browserContextAlias, hydrationDefect} from './hydration-in-one-task';
import {forgetDismissal, lateAnnouncementDefect} from './late-announcement';
import {
  malformedAddressClient,
  malformedAddressDefect,
} from './malformed-address';
import {listPageScripts, pageScriptsDefect} from './page-scripts';
import {prefetchClient, prefetchDefect} from './prefetch-in-frame';
import {
  unhandledPreloadClient,
  unhandledPreloadDefect,
} from './unhandled-preload';

const defects: readonly Defect[] = [
  browserPrismDefect,
  hydrationDefect,
  lateAnnouncementDefect,
  malformedAddressDefect,
  pageScriptsDefect,
  prefetchDefect,
  unhandledPreloadDefect,
];

/** Mends defects of packages, and fails when one of them is gone. */
export default function fixes(context: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  expectDefects(defects);

  return {
    name: 'fixes',

    getClientModules: () => [
      malformedAddressClient,
      unhandledPreloadClient,
      prefetchClient,
    ],

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: forgetDismissal(context)}],
    }),

    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {...withoutBrowserPrism, ...browserContextAlias}},
      plugins:
        isBuild && !isServer
          ? [listPageScripts(context.generatedFilesDir)]
          : [],
    }),
  };
}
