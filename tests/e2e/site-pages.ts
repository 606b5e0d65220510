import {load, type CheerioAPI} from 'cheerio';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const buildFolder = path.join(__dirname, '../../build');

export interface BuiltPage {
  /** Path in the browser, `/` for the home page. */
  path: string;
  /** The file below the build folder. */
  file: string;
  $: CheerioAPI;
}

/** The files of all pages, below the build folder. */
function pageFiles(): string[] {
  return readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
}

function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** The paths of all pages of the built site, in the order of their files. */
export function builtPaths(): string[] {
  return pageFiles().map(pathOf);
}

/** The paths of the pages that the sitemap lists. */
export const sitemapPaths = (): string[] =>
  Array.from(
    readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8').matchAll(
      /<loc>([^<]*)<\/loc>/g,
    ),
    (match) => new URL(match[1]!).pathname,
  );

/** All pages of the built site, read, in the order of their files. */
export function readBuiltPages(): BuiltPage[] {
  return pageFiles().map((file) => ({
    path: pathOf(file),
    file,
    $: load(readFileSync(path.join(buildFolder, file), 'utf8')),
  }));
}
