import type {Plugin} from '@docusaurus/types';

import {browserPrismDefect, withoutBrowserPrism} from './browser-prism';
import {expectDefects, type Defect} from './defect';
import {
  malformedAddressClient,
  malformedAddressDefect,
} from './malformed-address';
import {
  unhandledPreloadClient,
  unhandledPreloadDefect,
} from './unhandled-preload';

const defects: readonly Defect[] = [
  browserPrismDefect,
  malformedAddressDefect,
  unhandledPreloadDefect,
];

/** Mends defects of packages, and fails when one of them is gone. */
export default function fixes(): Plugin {
  expectDefects(defects);

  return {
    name: 'fixes',

    getClientModules: () => [malformedAddressClient, unhandledPreloadClient],

    configureWebpack: () => withoutBrowserPrism,
  };
}
