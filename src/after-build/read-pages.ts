import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio/slim';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {labelWithVersion} from '../site/set-names';
import {setLabels, type SetId} from '../site/sets';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Below the folder of the build: `react/guides/faq.html`. */
  file: string;
  /** With the base URL: `/react/guides/faq`. */
  route: string;
  $: CheerioAPI;
  /** Name of its set, with an earlier version: `Vue 0.68`; undefined outside of the sets. */
  setName: string | undefined;
}

/** Reads every page of the build and parses it, one at a time, in the order of their files. */
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

/** Parses a page of the build. */
export function parsePage(
  file: string,
  html: string,
  baseUrl: string,
): BuiltPage {
  // The minifier leaves out `</thead>`, and the parser would then put a table's body into its head.
  const $ = load(html.replaceAll('<tbody', '</thead><tbody'));
  // Lines of code end with an element, which isn't text.
  $('pre br').replaceWith('\n');
  const version = $('meta[name="docsearch:version"]').attr('content');
  const label = setLabels[file.split(/[/.]/)[0] as SetId] as string | undefined;
  return {
    file,
    route:
      baseUrl + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''),
    $,
    setName: label && labelWithVersion(label, version ?? 'current'),
  };
}
