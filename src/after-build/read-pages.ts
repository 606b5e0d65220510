import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio/slim';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {oneLine} from '../site/one-line';
import {labelWithVersion} from '../site/set-names';
import {setIds, setLabels} from '../site/sets';

/** A page of the finished build. */
export interface BuiltPage {
  /** Relative to the build folder: `react/guides/faq.html`. */
  file: string;
  /** With the base URL: `/react/guides/faq`. */
  route: string;
  /** The parsed page, which several steps read, so none may change it. */
  $: CheerioAPI;
  /** The names of the page's ancestors, outermost first. */
  trail: string[];
  /**
   * The set's label and, for an earlier version, its number: `Vue 0.68`.
   * Undefined for pages outside the sets.
   */
  setLabel: string | undefined;
}

/**
 * Reads and parses the pages of the build one at a time, sorted by file.
 *
 * @param folder - the build folder, absolute
 * @param baseUrl - with a slash at its end
 */
export async function* readBuiltPages(
  folder: string,
  baseUrl: string,
): AsyncGenerator<BuiltPage> {
  const files = await Globby('**/*.html', {cwd: folder});
  for (const file of files.sort()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    yield parsePage(file, html, baseUrl);
  }
}

/**
 * Parses a page of the build.
 *
 * @param file - relative to the build folder
 * @param baseUrl - with a slash at its end
 */
export function parsePage(
  file: string,
  html: string,
  baseUrl: string,
): BuiltPage {
  const $ = load(html);
  moveBodiesOutOfHeads($);
  return {
    file,
    route: baseUrl + pathOf(file),
    $,
    trail: Array.from($('.breadcrumbs__item').slice(0, -1), (item) =>
      oneLine($(item).text()),
    ),
    setLabel: setLabelOf(file, $),
  };
}

/**
 * Corrects tables. The minifier omits `</thead>`, so the parser puts a table's
 * body into the last cell of its head.
 */
function moveBodiesOutOfHeads($: CheerioAPI): void {
  for (const body of $('thead tbody').toArray()) {
    const around = $(body).closest('thead, table');
    if (around.is('thead')) around.after(body);
  }
}

/** Returns a page's path below the base URL: `demos` for `demos.html`. */
const pathOf = (file: string): string =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

function setLabelOf(file: string, $: CheerioAPI): string | undefined {
  // A set's first page is next to its folder: `react.html`.
  const [start] = file.split(/[/.]/);
  const set = setIds.find((id) => id === start);
  const version = $('meta[name="docsearch:version"]').attr('content');
  return set && labelWithVersion(setLabels[set], version ?? 'current');
}
