import type {LoadContext} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {indexFile} from './files';
import {EMBEDDED, type SearchService} from './mode';
import {readPage, type PageToRead} from './read-page';

/** Makes the index of a site's pages, for the browser where no hosted service is configured. */
export function recordPages({siteConfig}: LoadContext) {
  const records: string[] = [];

  return {
    add(page: PageToRead): void {
      const read = readPage(page);
      // As text, which nothing of the page's HTML has to be kept for.
      if (read) records.push(JSON.stringify(read));
    },

    async write(outDir: string): Promise<void> {
      const {appId} = siteConfig.themeConfig.algolia as SearchService;
      if (appId !== EMBEDDED) return;
      await writeFile(path.join(outDir, indexFile), `[${records.join(',')}]`);
    },
  };
}
