import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';

const origin = 'https://docs.example/base';
const hit = (path: string) => ({url: origin + path});

test('results at the same place of both sets become one row, at the position of the first', () => {
  const rows = mergeTwins(
    [
      hit('/vue/guides/faq'),
      hit('/react/guides/async'),
      hit('/react/guides/faq'),
      hit('/react/guides/faq#retry'),
      hit('/react/guides/faq#retry'),
      hit('/markdown-page'),
    ],
    '/base/',
  );
  expect(
    rows.map(({hit: {url}, sets}) => [
      url.slice(origin.length),
      sets.map(({set}) => set),
    ]),
  ).toEqual([
    ['/vue/guides/faq', ['vue', 'react']],
    ['/react/guides/async', ['react']],
    ['/react/guides/faq#retry', ['react']],
    ['/markdown-page', []],
  ]);
});
