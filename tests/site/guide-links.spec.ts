import type {CheerioAPI} from 'cheerio/slim';
import {expect, test} from 'vitest';

import {baseUrl} from '../../src/site/environment';
import {builtPages, readSearchRecords} from './site-pages';

const pages = builtPages();
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
  for (const apiPage of apiPages) {
    const users = guidesWithLinks.filter(
      (guide) =>
        isInSameSet(guide.path, apiPage.path) &&
        guide.links.includes(apiPage.path),
    );
    expect(linkedPaths(apiPage.$, `${seeAlso} a`), apiPage.path).toEqual(
      users.map((guide) => guide.path).sort(),
    );
  }
});

test('“See also” shows at most three guides and folds the rest', () => {
  for (const apiPage of apiPages) {
    const shown = apiPage.$(`${seeAlso} > .api-rows a`);
    expect(shown.length, apiPage.path).toBeLessThanOrEqual(3);
  }
});

test('search doesn’t find “See also”', () => {
  const headings = readSearchRecords().flatMap(({sections}) =>
    sections.map(({heading}) => heading),
  );
  expect(headings).toContain('Parameters');
  expect(headings).not.toContain('See also');
});
