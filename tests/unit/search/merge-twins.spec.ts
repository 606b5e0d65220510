/** Merging the results that both sets have. */
import {expect, test} from 'vitest';

import {mergeTwins} from '../../../src/search/client/merge-twins';

/** Address of a site below a base URL. */
const base = 'https://docs.example/base';
const hit = (path: string) => ({url: base + path});

/** Returns the paths of merged results, each with its sets. */
const merge = (...paths: string[]) =>
  mergeTwins(paths.map(hit), '/base/').map(({hit: {url}, sets}) => [
    url.slice(base.length),
    ...sets.map(({set}) => set),
  ]);

test('the same page of both sets is one result, at the position of the first', () => {
  expect(
    merge('/vue/guides/faq', '/react/guides/async', '/react/guides/faq'),
  ).toEqual([
    ['/vue/guides/faq', 'vue', 'react'],
    ['/react/guides/async', 'react'],
  ]);
});

test('a page and its section are two results', () => {
  expect(merge('/react/guides/faq', '/vue/guides/faq#retry')).toEqual([
    ['/react/guides/faq', 'react'],
    ['/vue/guides/faq#retry', 'vue'],
  ]);
});

// The hosted service returns a hit for each passage.
test('two passages of a section are one result', () => {
  expect(merge('/react/guides/faq#retry', '/react/guides/faq#retry')).toEqual([
    ['/react/guides/faq#retry', 'react'],
  ]);
});

test('a page outside the sets has none', () => {
  expect(merge('/markdown-page')).toEqual([['/markdown-page']]);
});
