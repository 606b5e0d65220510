import {load, type CheerioAPI} from 'cheerio/slim';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl, siteUrl} from '../../src/site/environment';
import {exampleFrame} from '../../src/site/facts';

export const buildFolder = path.join(__dirname, '../../build');

/** Where the site is published, without a slash at the end: its origin and base path. */
export const siteAddress = siteUrl + baseUrl.slice(0, -1);

export interface BuiltPage {
  /** Path below the base path, `/` for the home page. */
  path: string;
  /** The file below the build folder. */
  file: string;
  $: CheerioAPI;
}

/** The files of all pages that readers open, below the folder of a built site. */
function pageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== `${exampleFrame}.html`)
    .sort();
}

function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** The paths of all pages of the built site, in the order of their files. */
export const builtPaths = (): string[] => pageFiles(buildFolder).map(pathOf);

/** All pages of a built site, read, in the order of their files. */
export function readBuiltPages(folder = buildFolder): BuiltPage[] {
  return pageFiles(folder).map((file) => ({
    path: pathOf(file),
    file,
    $: load(readFileSync(path.join(folder, file), 'utf8')),
  }));
}
