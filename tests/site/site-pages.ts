import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {CheerioAPI} from 'cheerio/slim';

import {
  parsePage,
  type BuiltPage as ParsedPage,
} from '../../src/after-build/read-pages';
import {indexFile} from '../../src/search/files';
import type {SearchPage} from '../../src/search/page';
import {baseUrl, siteUrl} from '../../src/site/environment';
import {exampleFrame} from '../../src/site/facts';

export const buildFolder = path.join(__dirname, '../../build');

/**
 * Address of the published site, origin and base path, without a trailing
 * slash.
 */
export const siteAddress = siteUrl + baseUrl.slice(0, -1);

export interface BuiltPage extends ParsedPage {
  /** Path without the base path; `/` for the home page. */
  path: string;
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
    ...parsePage(file, readFileSync(path.join(folder, file), 'utf8'), baseUrl),
    path: pathOf(file),
  }));
}

let pages: BuiltPage[] | undefined;

/** Returns all pages, which the tests of this folder share. */
export const builtPages = (): BuiltPage[] => (pages ??= readBuiltPages());

/** Returns the parsed page at a path without the base path. */
export function builtPage(route: string): CheerioAPI {
  const page = builtPages().find(({path}) => path === route);
  if (!page) throw new Error(`The build has no page ${route}.`);
  return page.$;
}

/** Returns the text of a file of the build. */
export const readBuilt = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

export const isBuilt = (file: string): boolean =>
  existsSync(path.join(buildFolder, file));

export const readSearchRecords = (): SearchPage[] =>
  JSON.parse(readBuilt(indexFile)) as SearchPage[];
