import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';

const hit = (path: string) => ({url: `https://docs.example/base${path}`});

test('what both sets have at the same place is one row, where the first stood', () => {
  const rows = mergeTwins(
    [
      hit('/vue/guides/faq'),
      hit('/react/guides/async'),
      hit('/react/guides/faq'),
      hit('/react/guides/faq#retry'),
      hit('/markdown-page'),
    ],
    '/base/',
  );
  expect(
    rows.map(({url, sets}) => [
      url.slice('https://docs.example/base'.length),
      sets.map(({set}) => set),
    ]),
  ).toEqual([
    ['/vue/guides/faq', ['vue', 'react']],
    ['/react/guides/async', ['react']],
    ['/react/guides/faq#retry', ['react']],
    ['/markdown-page', []],
  ]);
});
