import {load, type CheerioAPI} from 'cheerio/slim';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl, siteUrl} from '../../src/site/environment';
import {exampleFrame} from '../../src/site/facts';

export const buildFolder = path.join(__dirname, '../../build');

/**
 * Address of the published site, origin and base path, without a trailing
 * slash.
 */
export const siteAddress = siteUrl + baseUrl.slice(0, -1);

export interface BuiltPage {
  /** Path without the base path; `/` for the home page. */
  path: string;
  /** The file relative to the build folder. */
  file: string;
  $: CheerioAPI;
}

/** Returns the files of all pages, relative to a built site's folder. */
function pageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== `${exampleFrame}.html`)
    .sort();
}

function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** Returns the paths of all pages of the built site, sorted by file. */
export const builtPaths = (): string[] => pageFiles(buildFolder).map(pathOf);

/** Reads all pages of a built site, sorted by file. */
export function readBuiltPages(folder = buildFolder): BuiltPage[] {
  return pageFiles(folder).map((file) => ({
    path: pathOf(file),
    file,
    $: load(readFileSync(path.join(folder, file), 'utf8')),
  }));
}
