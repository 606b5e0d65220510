// The list "See also" on API pages, which a plugin generates from the links of
// guides. Compares both in the build, where links are resolved.
import type {CheerioAPI} from 'cheerio/slim';
import {expect, test} from 'vitest';

import {baseUrl} from '../../src/site/environment';
import {readSearchRecords, sitePages} from './site-pages';

const pages = sitePages();
const guides = pages.filter((page) =>
  /^\/(?:react|vue)\/(?:getting-started|guides|smart-contract)\/./.test(
    page.path,
  ),
);
const apiPages = pages.filter((page) =>
  /^\/(?:react|vue)\/api\//.test(page.path),
);

/** The list of guides at the end of an API page. */
const seeAlso = 'section[data-unsearched]';

/** The number of guides that it shows outside of its fold. */
const mostShown = 3;

/** Returns the paths that the selected links of a page lead to, sorted. */
function linkedPaths($: CheerioAPI, selector: string): string[] {
  const paths = $(selector)
    .map((_, link) => $(link).attr('href'))
    .get()
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => href.slice(baseUrl.length - 1).replace(/#.*/, ''));
  return Array.from(new Set(paths)).sort();
}

const isInSameSet = (one: string, other: string): boolean =>
  one.split('/')[1] === other.split('/')[1];

test('there are guides and API pages to compare', () => {
  expect(guides.length).toBeGreaterThan(60);
  expect(apiPages.length).toBeGreaterThan(120);
});

test('“See also” lists the guides of the same set that link to the API page', () => {
  const guidesWithLinks = guides.map((guide) => ({
    path: guide.path,
    links: linkedPaths(guide.$, 'article a'),
  }));
  let lists = 0;
  for (const apiPage of apiPages) {
    const users = guidesWithLinks.filter(
      (guide) =>
        isInSameSet(guide.path, apiPage.path) &&
        guide.links.includes(apiPage.path),
    );
    expect(linkedPaths(apiPage.$, `${seeAlso} a`), apiPage.path).toEqual(
      users.map((guide) => guide.path).sort(),
    );
    if (users.length > 0) lists += 1;
  }
  expect(lists, 'API pages with “See also”').toBeGreaterThan(60);
});

test('“See also” shows at most three guides and folds the rest', () => {
  let folded = 0;
  for (const {path, $} of apiPages) {
    const all = $(`${seeAlso} li a`).length;
    const inFold = $(`${seeAlso} details li a`).length;
    expect(inFold, path).toBe(Math.max(0, all - mostShown));
    folded += inFold;
  }
  expect(folded).toBeGreaterThan(0);
});

test('search doesn’t find “See also”', () => {
  const headings = readSearchRecords().flatMap(({sections}) =>
    sections.map(({heading}) => heading),
  );
  expect(headings).toContain('Parameters');
  expect(headings).not.toContain('See also');
});
