import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Configuration} from 'webpack';

import {cacheFolder} from './files';

/**
 * The modal's styles, a fifth of all, come with the modal. Docusaurus would put
 * them into the one stylesheet that every page waits for.
 */
const modalStyles = {
  name: 'search-modal',
  test: /@docsearch[\\/]css|search[\\/]client[\\/]modal\.css/,
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
  // Above Docusaurus' group of all styles.
  priority: 60,
} as const;

/** What search asks of the bundler; its records are made after the build, by `src/after-build`. */
export default function search({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',

    configureWebpack(_config, isServer) {
      // `docusaurus start` has no pages to read: it serves what the last build read.
      const devServer = {
        static: [
          {directory: path.join(siteDir, cacheFolder), publicPath: baseUrl},
        ],
      };
      const optimization = isServer
        ? {}
        : {splitChunks: {cacheGroups: {modalStyles}}};
      return {devServer, optimization} as Configuration;
    },
  };
}
