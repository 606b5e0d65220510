import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';
import type {Hit} from '../../../src/search/client/protocol';
import {
  groupPages,
  rowsOf,
} from '../../../src/search/client/search-page/group-pages';

const hit = (path: string) =>
  ({url: `https://docs.example/base${path}`}) as Hit;

test('results are grouped by page across the sets, and one in both sets counts once', () => {
  const rows = mergeTwins(
    [
      hit('/react/guides/faq#retry'),
      hit('/react/api/core'),
      hit('/vue/guides/faq'),
      hit('/vue/guides/faq#retry'),
      hit('/demos#polling'),
      hit('/react/guides/faq#slow'),
    ],
    '/base/',
  );
  const groups = groupPages(rows, '/base/');
  expect(
    groups.map((group) => [
      group.key,
      group.kind,
      group.page !== undefined,
      group.sections.length,
      rowsOf(group).length,
    ]),
  ).toEqual([
    ['/guides/faq', 'guide', true, 2, 3],
    ['/api/core', 'api', true, 0, 1],
    ['/demos', 'example', false, 1, 1],
  ]);
});
