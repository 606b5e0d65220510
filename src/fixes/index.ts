import type {LoadContext, Plugin} from '@docusaurus/types';

import {browserPrismDefect, withoutBrowserPrism} from './browser-prism';
import {expectDefects, type Defect} from './defect';
import {
  docSearchModalDefects,
  withMendedDocSearchModal,
} from './docsearch-modal';
import {
  malformedAddressClient,
  malformedAddressDefect,
} from './malformed-address';
import {translatedPageClient, translatedPageDefect} from './translated-page';
import {
  unhandledPreloadClient,
  unhandledPreloadDefect,
} from './unhandled-preload';

const defects: readonly Defect[] = [
  browserPrismDefect,
  ...docSearchModalDefects,
  malformedAddressDefect,
  translatedPageDefect,
  unhandledPreloadDefect,
];

/** Fixes defects of packages, and fails if one is gone. */
export default function fixes({generatedFilesDir}: LoadContext): Plugin {
  expectDefects(defects);
  const aliases = {
    ...withoutBrowserPrism.resolve.alias,
    ...withMendedDocSearchModal(generatedFilesDir).resolve.alias,
  };

  return {
    name: 'fixes',

    getClientModules: () => [
      malformedAddressClient,
      translatedPageClient,
      unhandledPreloadClient,
    ],

    configureWebpack: () => ({resolve: {alias: aliases}}),
  };
}
