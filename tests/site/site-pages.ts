// The files of the build, and its pages as parsed HTML. Also for the tests of
// `full` that read pages.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parsePage, type BuiltPage} from '../../src/after-build/read-pages';
import {indexFile} from '../../src/search/files';
import type {SearchPage} from '../../src/search/page';
import {baseUrl, siteUrl} from '../../src/site/environment';
import {exampleFrame} from '../../src/site/facts';

/** The folder of the build. */
export const buildFolder = path.join(__dirname, '../../build');

/**
 * Address of the published site, origin and base path, without a trailing
 * slash.
 */
export const siteAddress = siteUrl + baseUrl.slice(0, -1);

/** A page of a built site. */
export interface SitePage extends BuiltPage {
  /** Path without the base path; `/` for the home page. */
  path: string;
}

/**
 * Returns the files of all pages, relative to a built site's folder. The frame
 * of live examples isn't a page.
 */
function pageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== `${exampleFrame}.html`)
    .sort();
}

/**
 * Returns the path of a page's file. Only the home page's file is called
 * `index.html`, because the site has no trailing slashes.
 */
function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** Returns the paths of all pages of the built site, sorted by file. */
export function sitePaths(): string[] {
  return pageFiles(buildFolder).map(pathOf);
}

/** Reads all pages of a built site, sorted by file. */
export function readSitePages(folder = buildFolder): SitePage[] {
  return pageFiles(folder).map((file) => ({
    ...parsePage(file, readFileSync(path.join(folder, file), 'utf8'), baseUrl),
    path: pathOf(file),
  }));
}

let pages: SitePage[] | undefined;

/** Returns all pages. Tests share them, and don't change their elements. */
export function sitePages(): SitePage[] {
  return (pages ??= readSitePages());
}

/**
 * Returns the page at a path without the base path.
 *
 * @throws if there's no such page
 */
export function pageAt(route: string): SitePage {
  const page = sitePages().find((each) => each.path === route);
  if (!page) throw new Error(`The build has no page ${route}.`);
  return page;
}

/** Whether a page belongs to a frozen version, such as `/react/0.68/guides/faq`. */
export function isFrozen({path}: SitePage): boolean {
  return /^\/(?:react|vue)\/\d/.test(path);
}

/** Returns the text of a file of the build. */
export function readBuildFile(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

/** Whether the build has a file. */
export function buildHas(file: string): boolean {
  return existsSync(path.join(buildFolder, file));
}

/** Returns the pages in the search index. */
export function readSearchRecords(): SearchPage[] {
  return JSON.parse(readBuildFile(indexFile)) as SearchPage[];
}
