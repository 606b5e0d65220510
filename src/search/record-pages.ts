import type {LoadContext} from '@docusaurus/types';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {cacheFolder, indexFile} from './files';
import {isEmbedded} from './mode';
import {readPage, type PageToRead} from './read-page';

/** Makes the index of a site's pages; the browser is given it where no hosted service is configured. */
export function recordPages({siteDir, siteConfig}: LoadContext) {
  const records: string[] = [];

  return {
    add(page: PageToRead): void {
      const read = readPage(page);
      // As text, which nothing of the page's HTML has to be kept for.
      if (read) records.push(JSON.stringify(read));
    },

    async write(outDir: string): Promise<void> {
      const cached = path.join(siteDir, cacheFolder, indexFile);
      await mkdir(path.dirname(cached), {recursive: true});
      await writeFile(cached, `[${records.join(',')}]`);
      if (isEmbedded(siteConfig)) {
        await copyFile(cached, path.join(outDir, indexFile));
      }
    },
  };
}
