import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from './page';
import {readPage} from './read-page';

/**
 * Reads the pages that the build wrote to `directory`, one at a time, in the
 * order of their routes. Pages that are not to be found are left out.
 */
export async function* readSite(
  directory: string,
  options: {baseUrl: string; setLabels: Readonly<Record<string, string>>},
): AsyncGenerator<Page> {
  const files = await Globby('**/*.html', {
    cwd: directory,
    ignore: ['404.html'],
  });
  for (const file of files.sort()) {
    const html = await readFile(path.join(directory, file), 'utf8');
    const page = readPage(html, {
      route: options.baseUrl + routeOfFile(file),
      setLabels: options.setLabels,
    });
    if (page) yield page;
  }
}

/** `react/guides/faq` for `react/guides/faq.html`, `react/` for `react/index.html`. */
function routeOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
