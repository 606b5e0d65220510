/**
 * The list of the search page, which groups results by page. Unlike the site, the
 * results are below a base URL.
 */
import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';
import type {Hit} from '../../../src/search/client/protocol';
import {
  groupPages,
  rowsOf,
} from '../../../src/search/client/search-page/group-pages';

/** Address of a site below a base URL. */
const base = 'https://docs.example/base';
const hit = (path: string) => ({url: base + path}) as Hit;

const groups = groupPages(
  mergeTwins(
    [
      hit('/react/guides/faq#retry'),
      hit('/react/api/core'),
      hit('/vue/guides/faq'),
      // The same place as the first result, in the other set.
      hit('/vue/guides/faq#retry'),
      hit('/demos#polling'),
      hit('/react/guides/faq#slow'),
    ],
    '/base/',
  ),
  '/base/',
);

test('pages have the order of their best results, and their kind', () => {
  expect(groups.map(({key, kind}) => [key, kind])).toEqual([
    ['/guides/faq', 'guide'],
    ['/api/core', 'api'],
    ['/demos', 'example'],
  ]);
});

test('a page comes before its sections, and a result in both sets counts once', () => {
  const addresses = groups.map((group) =>
    rowsOf(group).map((row) => row.hit.url.slice(base.length)),
  );
  expect(addresses).toEqual([
    ['/vue/guides/faq', '/react/guides/faq#retry', '/react/guides/faq#slow'],
    ['/react/api/core'],
    ['/demos#polling'],
  ]);
});
