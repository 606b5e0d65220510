import type {LoadContext} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {indexFile} from './files';
import {EMBEDDED, type SearchService} from './mode';
import {readPage, type PageToRead} from './read-page';

/** Collects the index of all pages, and writes it unless search is hosted. */
export function recordPages({siteConfig}: LoadContext) {
  const records: string[] = [];

  return {
    add(page: PageToRead): void {
      const read = readPage(page);
      // Text instead of an object, which would keep the page's HTML in memory.
      if (read) records.push(JSON.stringify(read));
    },

    async write(outDir: string): Promise<void> {
      const {appId} = siteConfig.themeConfig.algolia as SearchService;
      if (appId !== EMBEDDED) return;
      await writeFile(path.join(outDir, indexFile), `[${records.join(',')}]`);
    },
  };
}
