import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio/slim';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {oneLine} from '../site/one-line';
import {labelWithVersion} from '../site/set-names';
import {setLabels, type SetId} from '../site/sets';

/** A page of the finished build. */
export interface BuiltPage {
  /** Relative to the build folder: `react/guides/faq.html`. */
  file: string;
  /** With the base URL: `/react/guides/faq`. */
  route: string;
  $: CheerioAPI;
  /** The names of the page's ancestors, outermost first. */
  trail: string[];
  /**
   * The set's name and, for an earlier version, its number: `Vue 0.68`.
   * Undefined for pages outside the sets.
   */
  setName: string | undefined;
}

/** Reads and parses the pages of the build one at a time, sorted by file. */
export async function* readPages(
  folder: string,
  baseUrl: string,
): AsyncGenerator<BuiltPage> {
  const files = await Globby('**/*.html', {cwd: folder});
  for (const file of files.sort()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    yield parsePage(file, html, baseUrl);
  }
}

export function parsePage(
  file: string,
  html: string,
  baseUrl: string,
): BuiltPage {
  // The minifier omits `</thead>`, so the parser would put a table's body into
  // its head.
  const $ = load(html.replaceAll('<tbody', '</thead><tbody'));
  const version = $('meta[name="docsearch:version"]').attr('content');
  const label = setLabels[file.split(/[/.]/)[0] as SetId] as string | undefined;
  return {
    file,
    route:
      baseUrl + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''),
    $,
    trail: Array.from($('.breadcrumbs__item').slice(0, -1), (item) =>
      oneLine($(item).text()),
    ),
    setName: label && labelWithVersion(label, version ?? 'current'),
  };
}
