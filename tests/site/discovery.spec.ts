// What search engines and social networks read: titles, descriptions, cards,
// canonical addresses, and the sitemap. Several plugins write them, so this reads
// their result.
import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {canonicalPath} from '../../src/site/canonical-path';
import {
  buildFolder,
  buildHas,
  isFrozen,
  readBuildFile,
  siteAddress,
  sitePages,
  type SitePage,
} from './site-pages';

const pages = sitePages();

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(100);
});

const meta = ({$}: SitePage, name: string): string | undefined =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');

const isUnlisted = (page: SitePage): boolean =>
  /noindex/.test(meta(page, 'robots') ?? '');

/** Returns the canonical path of a page. */
const canonicalOf = (page: SitePage): string =>
  isUnlisted(page) ? page.path : canonicalPath(page.path);

/**
 * Returns the pages for search engines: those of the newest version that are
 * their own canonical page.
 */
const listed = (): SitePage[] =>
  pages.filter(
    (page) =>
      !isFrozen(page) && !isUnlisted(page) && canonicalOf(page) === page.path,
  );

/** Returns the file at an address of the site, relative to the build folder. */
const fileAt = (address = ''): string => {
  expect(address.startsWith(`${siteAddress}/`), address).toBe(true);
  return address.slice(siteAddress.length + 1);
};

// Search engines cut titles at about 70 characters, and a word alone says little.
test('every page has a title of 10 to 70 characters and a description', () => {
  for (const page of pages) {
    const title = page.$('head > title').text();
    expect.soft(title, page.file).toMatch(/^.{10,70}$/);
    expect.soft(meta(page, 'description'), page.file).toBeTruthy();
  }
});

test('titles are unique, and so are descriptions of listed pages', () => {
  const shared = (
    among: SitePage[],
    text: (page: SitePage) => string | undefined,
  ): string[] => {
    const files = new Map<string, string[]>();
    for (const page of among) {
      const key = text(page) ?? '';
      files.set(key, [...(files.get(key) ?? []), page.file]);
    }
    return [...files]
      .filter(([, {length}]) => length > 1)
      .map(([key, names]) => `${key}: ${names.join(', ')}`);
  };
  expect(shared(pages, ({$}) => $('head > title').text())).toEqual([]);
  expect(shared(listed(), (page) => meta(page, 'description'))).toEqual([]);
});

test('every page has its own card of 1200 by 630 pixels and under 120 KB', () => {
  const seen = new Set<string>();
  for (const page of pages) {
    const address = meta(page, 'og:image') ?? '';
    expect(address, page.file).not.toBe('');
    expect(meta(page, 'twitter:image'), page.file).toBe(address);
    expect(meta(page, 'twitter:card'), page.file).toBe('summary_large_image');
    expect(meta(page, 'og:image:alt'), page.file).toBeTruthy();
    expect(seen.has(address), address).toBe(false);
    seen.add(address);
    const card = fileAt(address);
    expect(buildHas(card), `${page.file} names ${address}`).toBe(true);
    const file = path.join(buildFolder, card);
    expect(statSync(file).size, address).toBeLessThan(120_000);
    const png = readFileSync(file);
    expect(png.toString('latin1', 1, 4), address).toBe('PNG');
    // The first part of a PNG begins with its width and height.
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(size, address).toEqual([1200, 630]);
  }
});

test('React’s page is canonical for Vue’s copies of core and utils; all other pages are their own', () => {
  const copies = pages.filter((page) => canonicalOf(page) !== page.path);
  expect(copies.length).toBeGreaterThan(20);
  for (const page of pages) {
    if (page.path === '/404') continue;
    const links = page.$('link[rel=canonical]');
    expect(links, page.file).toHaveLength(1);
    const canonical = links.attr('href') ?? '';
    expect(canonical, page.file).toBe(siteAddress + canonicalOf(page));
    expect(meta(page, 'og:url'), page.file).toBe(canonical);
    const file = page.path === '/' ? canonical + 'index' : canonical;
    expect(buildHas(`${fileAt(file)}.html`), page.file).toBe(true);
  }
});

test('search engines list all pages except errors, redirects, the style sheet, and search', () => {
  const unlisted = pages
    .filter((page) => isUnlisted(page) && !isFrozen(page))
    .map(({path}) => path);
  expect(unlisted.sort()).toEqual([
    '/404',
    '/markdown-page',
    '/react',
    '/search',
    '/vue',
  ]);
});

test('the sitemap lists the newest version’s pages that are their own canonical page', () => {
  const expected = listed().map((page) => siteAddress + page.path);
  const addresses = Array.from(
    readBuildFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address]) => address,
  );
  expect(addresses.sort()).toEqual(expected.sort());
});

// Docusaurus dates a page by its last commit. A shallow clone has only one.
test('the clone has its history, the source of page dates', () => {
  const args = ['rev-parse', '--is-shallow-repository'];
  expect(
    execFileSync('git', args, {encoding: 'utf8'}).trim(),
    'whether the clone is shallow. Then fetch it whole (in a workflow, fetch-depth: 0)',
  ).toBe('false');
});
