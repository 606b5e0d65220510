import type {CheerioAPI} from 'cheerio/slim';
import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {SearchPage} from '../../src/search/page';
import {baseUrl} from '../../src/site/environment';
import {buildFolder, readBuiltPages} from './site-pages';

/** A set, or a frozen version of it, and the path of a page below it. */
const place = /^(\/(?:react|vue)\/(?:\d[\d.]*\/)?)(.+)/;
const pages = readBuiltPages().flatMap((page) => {
  const [, set, below] = place.exec(page.path) ?? [];
  return set && below ? [{...page, set, below}] : [];
});
const apiPages = pages.filter(({below}) => below.startsWith('api/'));
const guides = pages.filter(({below}) =>
  /^(?:getting-started|guides|smart-contract)\/./.test(below),
);

/** Paths of the pages that links lead to, each once. */
function targets($: CheerioAPI, links: string): string[] {
  const hrefs = $(links)
    .map((_, link) => $(link).attr('href'))
    .get();
  const paths = hrefs
    .filter((href) => href.startsWith(baseUrl))
    .map((href) => href.slice(baseUrl.length - 1).replace(/#.*/, ''));
  return Array.from(new Set(paths)).sort();
}

test('a guide ends with the API pages of its set that it links to, and an API page with the guides that link to it', () => {
  expect(guides.length).toBeGreaterThan(60);
  expect(apiPages.length).toBeGreaterThan(120);
  const usersOf = new Map<string, string[]>();
  for (const {path, set, $} of guides) {
    const listed = targets($, 'section.guide-links a');
    $('section.guide-links').remove();
    const linked = targets($, 'article a');
    expect(listed, path).toEqual(
      linked.filter((target) => target.startsWith(`${set}api/`)),
    );
    for (const page of listed) {
      usersOf.set(page, [...(usersOf.get(page) ?? []), path]);
    }
  }
  for (const {path, $} of apiPages) {
    const listed = targets($, 'section[data-unsearched] a');
    const users = listed.filter(
      (target) => !place.exec(target)?.[2]?.startsWith('api/'),
    );
    expect(users, path).toEqual(usersOf.get(path) ?? []);
  }
});

test('an API page leads to its counterpart in the other set, if there is one that differs', () => {
  for (const [page, counterparts] of [
    [
      '/react/api/react/functions/useLazyLoadQuery',
      ['/vue/api/vue/functions/useQuery'],
    ],
    [
      '/vue/api/vue/functions/useQuery',
      ['/react/api/react/functions/useLazyLoadQuery'],
    ],
    // Vue has no such page.
    ['/react/api/react/functions/Await', []],
    // Both sets show the same.
    ['/react/api/core/classes/Query', []],
  ] as const) {
    const {$} = pages.find(({path}) => path === page)!;
    const linked = targets($, 'section[data-unsearched] a');
    expect(linked.filter((target) => target.includes('/api/'))).toEqual(
      counterparts,
    );
  }
});

test('search looks at neither list', () => {
  const records = JSON.parse(
    readFileSync(path.join(buildFolder, 'search-records.json'), 'utf8'),
  ) as SearchPage[];
  const headings = records.flatMap(({sections}) =>
    sections.map(({heading}) => heading),
  );
  expect(headings).toContain('Parameters');
  expect(headings).not.toContain('See also');
  expect(headings).not.toContain('API used here');
});
