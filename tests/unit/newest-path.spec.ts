import {expect, test} from 'vitest';

import {newestPath} from '../../src/components/canonical-link/newest-path';

const versions = [
  {
    isLast: true,
    docs: [
      {id: 'guides/faq', path: '/react/guides/questions'},
      {id: '/category/guides', path: '/react/category/guides'},
      {id: 'api/core/index', path: '/react/api/core/'},
    ],
  },
  {
    isLast: false,
    docs: [
      {id: 'guides/faq', path: '/react/0.68/guides/faq'},
      {id: '/category/guides', path: '/react/0.68/category/guides'},
      {id: 'api/core/index', path: '/react/0.68/api/core/'},
      {id: 'guides/gone', path: '/react/0.68/guides/gone'},
    ],
  },
];

for (const [path, newest] of [
  ['/react/0.68/guides/faq', '/react/guides/questions'],
  ['/react/0.68/category/guides', '/react/category/guides'],
  ['/react/0.68/api/core', '/react/api/core'],
  ['/react/0.68/guides/gone', '/react/0.68/guides/gone'],
  ['/react/guides/questions', '/react/guides/questions'],
  ['/react/0.68', '/react/0.68'],
] as const) {
  test(`${path} is ${newest} now`, () => {
    expect(newestPath(path, versions)).toBe(newest);
  });
}

test('a page of no set is itself', () => {
  expect(newestPath('/demos', [])).toBe('/demos');
});
