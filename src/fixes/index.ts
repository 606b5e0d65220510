import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';

import {announcementBarDefect, forgetOldDismissal} from './announcement-bar';
import {browserPrismDefect, withoutBrowserPrism} from './browser-prism';
import {expectDefects, type Defect} from './defect';
import {docSearchDefect, repairDocSearch} from './docsearch-modal';
import {dropLazyBarrel, lazyBarrelDefect} from './lazy-barrel';
import {
  malformedAddressClient,
  malformedAddressDefect,
} from './malformed-address';
import {listPageScripts, pageScriptsDefect} from './page-scripts';

const defects: readonly Defect[] = [
  announcementBarDefect,
  browserPrismDefect,
  docSearchDefect,
  lazyBarrelDefect,
  malformedAddressDefect,
  pageScriptsDefect,
];

/** Mends defects of packages, and fails when one of them is gone. */
export default function fixes(context: LoadContext): Plugin {
  const {siteConfig, siteStorage, generatedFilesDir} = context;
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const isBuild = process.env.NODE_ENV === 'production';
  expectDefects(defects);

  return {
    name: 'fixes',

    getClientModules: () => [malformedAddressClient],

    async contentLoaded({actions}) {
      const modal = require.resolve(docSearchDefect.module);
      await actions.createData(
        'docsearch-modal.js',
        repairDocSearch(await readFile(modal, 'utf8')),
      );
    },

    configureWebpack(config, isServer) {
      dropLazyBarrel(config);
      return {
        ...withoutBrowserPrism,
        plugins:
          isBuild && !isServer ? [listPageScripts(generatedFilesDir)] : [],
      };
    },

    injectHtmlTags: () => ({
      headTags: announcementBar
        ? [
            {
              tagName: 'script',
              innerHTML: forgetOldDismissal(
                announcementBar.id,
                siteStorage.namespace,
              ),
            },
          ]
        : [],
    }),
  };
}
