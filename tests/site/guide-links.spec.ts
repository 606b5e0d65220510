import type {CheerioAPI} from 'cheerio/slim';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {SearchPage} from '../../src/search/page';
import {baseUrl} from '../../src/site/environment';
import {buildFolder, readBuiltPages} from './site-pages';

const pages = readBuiltPages();
const apiPages = pages.filter(({path}) => /^\/(?:react|vue)\/api\//.test(path));
const guides = pages.filter(({path}) =>
  /^\/(?:react|vue)\/(?:getting-started|guides|smart-contract)\/./.test(path),
);

/** Returns the unique paths of linked pages. */
function targets($: CheerioAPI, links: string): string[] {
  const hrefs = $(links)
    .map((_, link) => $(link).attr('href'))
    .get();
  const paths = hrefs
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => href.slice(baseUrl.length - 1).replace(/#.*/, ''));
  return Array.from(new Set(paths)).sort();
}

test('an API page ends with its set’s guides that link to it', () => {
  expect(guides.length).toBeGreaterThan(60);
  expect(apiPages.length).toBeGreaterThan(120);
  const usersOf = new Map<string, string[]>();
  for (const {path, $} of guides) {
    const [set = ''] = /^\/\w+\//.exec(path) ?? [];
    for (const target of targets($, 'article a')) {
      if (!target.startsWith(`${set}api/`)) continue;
      usersOf.set(target, [...(usersOf.get(target) ?? []), path]);
    }
  }
  for (const {path, $} of apiPages) {
    const listed = targets($, 'section[data-unsearched] a');
    expect(listed, path).toEqual(usersOf.get(path) ?? []);
    const shown = $('section[data-unsearched] > .api-rows a');
    expect(shown.length, path).toBeLessThanOrEqual(3);
  }
});

test('search ignores the list', () => {
  const records = JSON.parse(
    readFileSync(path.join(buildFolder, 'search-records.json'), 'utf8'),
  ) as SearchPage[];
  const headings = records.flatMap(({sections}) =>
    sections.map(({heading}) => heading),
  );
  expect(headings).toContain('Parameters');
  expect(headings).not.toContain('See also');
});
