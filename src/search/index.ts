import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Configuration} from 'webpack';

import {cacheFolder, recordsFile, storeFile} from './files';
import {foldReferenceSections} from './fold-reference-sections';
import {EMBEDDED} from './mode';
import {addReadersWords} from './add-readers-words';
import {readSite} from './read-site';
import {toRecords} from './to-records';
import {toStoredPage} from './to-store';

export interface SearchOptions {
  /** Names of the documentation sets by their ids, as readers see them. */
  setLabels: Readonly<Record<string, string>>;
}

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

/**
 * What the search needs of the build: the records of its pages, the same for both
 * modes. Without a hosted service in `themeConfig.algolia` the browser searches
 * them itself.
 */
export default function search(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {setLabels}: SearchOptions & {id: string},
): Plugin {
  const cache = path.join(siteDir, cacheFolder);
  const {appId} = siteConfig.themeConfig.algolia as {appId: string};
  const isEmbedded = appId === EMBEDDED;

  return {
    name: 'search',

    configureWebpack(_config, isServer) {
      if (isEmbedded && !isServer && process.env.NODE_ENV === 'development') {
        warnWithoutIndex(path.join(cache, storeFile));
      }
      // `docusaurus start` has no pages to read: it serves what the last build read.
      const devServer = {static: [{directory: cache, publicPath: baseUrl}]};
      const optimization = isServer
        ? {}
        : {splitChunks: {cacheGroups: {modalStyles}}};
      return {devServer, optimization} as Configuration;
    },

    async postBuild({outDir}) {
      const records: string[] = [];
      const stored: string[] = [];
      for await (const whole of readSite(outDir, {baseUrl, setLabels})) {
        // As text, which nothing of the page's HTML has to be kept for.
        const page = addReadersWords(foldReferenceSections(whole));
        for (const record of toRecords(page, siteConfig.url)) {
          records.push(JSON.stringify(record));
        }
        stored.push(JSON.stringify(toStoredPage(page)));
      }
      const store = path.join(cache, storeFile);
      await mkdir(cache, {recursive: true});
      await writeFile(path.join(cache, recordsFile), `[${records.join(',')}]`);
      await writeFile(store, `[${stored.join(',')}]`);
      if (isEmbedded) await copyFile(store, path.join(outDir, storeFile));
    },
  };
}

function warnWithoutIndex(store: string): void {
  if (existsSync(store)) return;
  logger.warn(
    'Search has no index yet. Run "npm run build" once; "npm start" then serves the index of that build.',
  );
}
