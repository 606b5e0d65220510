import {expect, test} from 'vitest';

import {nearestPage} from '../../src/theme/NotFound/Content/nearest-page';

const pages = [
  '/react/getting-started/query',
  '/react/guides/async',
  '/react/guides/queries-in-depth',
  '/vue/getting-started/query',
  '/vue/guides/queries-in-depth',
];

for (const [what, address, nearest] of [
  ['mistyped', '/vue/getting-started/qury', '/vue/getting-started/query'],
  ['mistyped in two places', '/react/guides/asnyc', '/react/guides/async'],
  ['moved', '/vue/query.html', '/vue/getting-started/query'],
  ['cut short', '/vue/guides/queries', '/vue/guides/queries-in-depth'],
  ['unlike any page', '/nope', undefined],
] as const) {
  test(`finds the nearest page for an address that is ${what}`, () =>
    expect(nearestPage(address, pages)).toBe(nearest));
}
