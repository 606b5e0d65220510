import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';

import {cacheFolder, indexFile} from './files';
import {isEmbedded} from './mode';

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
export default function search({
  siteDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const cache = path.join(siteDir, cacheFolder);

  return {
    name: 'search',

    configureWebpack(_config, isServer) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (isEmbedded(siteConfig) && !isServer && isDevelopment) {
        warnWithoutIndex(path.join(cache, indexFile));
      }
      // `docusaurus start` has no pages to read: it serves what the last build read.
      const devServer = {static: [{directory: cache, publicPath: baseUrl}]};
      const optimization = isServer
        ? {}
        : {splitChunks: {cacheGroups: {modalStyles}}};
      return {devServer, optimization} as Configuration;
    },
  };
}

function warnWithoutIndex(store: string): void {
  if (existsSync(store)) return;
  logger.warn(
    'Search has no index yet. Run "npm run build" once; "npm start" then serves the index of that build.',
  );
}
