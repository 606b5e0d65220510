import type {LoadContext} from '@docusaurus/types';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {addReadersWords} from './add-readers-words';
import {cacheFolder, recordsFile, storeFile} from './files';
import {foldReferenceSections} from './fold-reference-sections';
import {isEmbedded} from './mode';
import {readPage, type PageToRead} from './read-page';
import {toRecords} from './to-records';
import {toStoredPage} from './to-store';

/**
 * Makes the records of a site's pages, the same for both modes. Where no hosted
 * service is configured, the browser searches them itself.
 */
export function recordPages({siteDir, siteConfig}: LoadContext) {
  const records: string[] = [];
  const stored: string[] = [];

  return {
    add(page: PageToRead): void {
      const whole = readPage(page);
      if (!whole) return;
      const folded = addReadersWords(foldReferenceSections(whole));
      // As text, which nothing of the page's HTML has to be kept for.
      for (const record of toRecords(folded, siteConfig.url)) {
        records.push(JSON.stringify(record));
      }
      stored.push(JSON.stringify(toStoredPage(folded)));
    },

    async write(outDir: string): Promise<void> {
      const cache = path.join(siteDir, cacheFolder);
      const store = path.join(cache, storeFile);
      await mkdir(cache, {recursive: true});
      await writeFile(path.join(cache, recordsFile), `[${records.join(',')}]`);
      await writeFile(store, `[${stored.join(',')}]`);
      if (isEmbedded(siteConfig)) {
        await copyFile(store, path.join(outDir, storeFile));
      }
    },
  };
}
