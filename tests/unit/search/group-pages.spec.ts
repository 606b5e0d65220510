import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';
import type {Hit} from '../../../src/search/client/protocol';
import {
  groupPages,
  rowsOf,
} from '../../../src/search/client/search-page/group-pages';

const base = 'https://docs.example/base';
const hit = (path: string) => ({url: base + path}) as Hit;

test('results are grouped by page, and a result in both sets counts once', () => {
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
    groups.map((group) => ({
      key: group.key,
      kind: group.kind,
      urls: rowsOf(group).map((row) => row.hit.url.replace(base, '')),
    })),
  ).toEqual([
    {
      key: '/guides/faq',
      kind: 'guide',
      // The page itself comes first.
      urls: [
        '/vue/guides/faq',
        '/react/guides/faq#retry',
        '/react/guides/faq#slow',
      ],
    },
    {key: '/api/core', kind: 'api', urls: ['/react/api/core']},
    {key: '/demos', kind: 'example', urls: ['/demos#polling']},
  ]);
});
