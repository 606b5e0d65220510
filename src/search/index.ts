import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {cacheFolder, recordsFile, storeFile} from './files';
import {foldReferenceSections} from './fold-reference-sections';
import {EMBEDDED} from './mode';
import {readSite} from './read-site';
import {toRecords} from './to-records';
import {toStoredPage} from './to-store';

export interface SearchOptions {
  /** Names of the documentation sets by their ids, as readers see them. */
  setLabels: Readonly<Record<string, string>>;
}

/** The modules of the search theme whose imports are replaced. */
const themeComponents =
  /theme-search-algolia[\\/]lib[\\/](?:theme[\\/]Search(?:Bar|Page)[\\/]|client[\\/]useAlgoliaAskAi)/;

/**
 * Search behind DocSearch's modal and the theme's search page. Without a hosted
 * service in `themeConfig.algolia` the browser searches an index of the site's
 * own pages. The build makes the same records for both.
 */
export default function search(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {setLabels}: SearchOptions & {id: string},
): Plugin {
  const client = (file: string): string => path.join(__dirname, 'client', file);
  const cache = path.join(siteDir, cacheFolder);
  const {appId} = siteConfig.themeConfig.algolia as {appId: string};
  const isEmbedded = appId === EMBEDDED;

  return {
    name: 'search',

    getClientModules: () => [
      client('box.css'),
      ...(isEmbedded ? [client('without-logo.css')] : []),
    ],

    configureWebpack(_config, isServer) {
      // One rule for both modes: the bundler's cache on disk does not notice that an alias changed.
      const rule = {
        include: themeComponents,
        resolve: {
          alias: {
            '@docsearch/react/modal$': client('modal.tsx'),
            '@docsearch/react/useDocSearchKeyboardEvents$':
              client('keyboard.ts'),
            'algoliasearch/lite$': client('search-page-client.ts'),
            '@docusaurus/Head': client('head.tsx'),
            '@theme/SearchTranslations': client('button-texts.ts'),
            '@theme/Layout': client('search-page-layout.tsx'),
          },
        },
      };
      // `docusaurus start` has no pages to read: it serves what the last build read.
      const devServer = {static: [{directory: cache, publicPath: baseUrl}]};
      if (isEmbedded && !isServer && process.env.NODE_ENV === 'development') {
        warnWithoutIndex(path.join(cache, storeFile));
      }
      return {
        module: {rules: [rule]},
        ...{devServer},
      };
    },

    async postBuild({outDir}) {
      const records: string[] = [];
      const stored: string[] = [];
      for await (const whole of readSite(outDir, {baseUrl, setLabels})) {
        // As text, which nothing of the page's HTML has to be kept for.
        const page = foldReferenceSections(whole);
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
