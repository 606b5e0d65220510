import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from './page';
import {readPage} from './read-page';

/**
 * Reads every page that the build wrote to `directory`, in the order of their
 * routes. Pages that are not to be found are left out.
 */
export async function readSite(
  directory: string,
  options: {baseUrl: string; setLabels: Readonly<Record<string, string>>},
): Promise<Page[]> {
  const files = await Globby('**/*.html', {
    cwd: directory,
    ignore: ['404.html'],
  });
  const pages = await Promise.all(
    files.sort().map(async (file) =>
      readPage(await readFile(path.join(directory, file), 'utf8'), {
        route: options.baseUrl + routeOfFile(file),
        setLabels: options.setLabels,
      }),
    ),
  );
  return pages.filter((page) => page !== null);
}

/** `react/guides/faq` for `react/guides/faq.html`, `react/` for `react/index.html`. */
export function routeOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
