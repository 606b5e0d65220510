// The suggestions of the not-found page, for each kind of wrong address.
import {expect, test} from 'vitest';

import {setOf} from '../../src/framework-switch/set-of';
import {nearestPages} from '../../src/theme/NotFound/Content/nearest-pages';

/**
 * Some pages of both sets, as in the search index. The address's own set comes
 * first in results.
 */
const pages = [
  '/react/getting-started/query',
  '/react/guides/async',
  '/react/guides/queries-in-depth',
  '/react/api/react/functions/useBlock',
  '/react/api/core/classes/Query',
  '/react/api/react/functions/useSpendableBalance',
  '/vue/getting-started/query',
  '/vue/getting-started/connect-wallets',
  '/vue/guides/queries-in-depth',
  '/vue/api/vue/functions/useQuery',
].map((path) => ({
  set: setOf(path) ?? expect.unreachable(`${path} is in no set`),
  path,
  title: path,
}));

for (const [what, address, nearest] of [
  [
    'mistyped',
    '/vue/getting-started/qury',
    ['/vue/getting-started/query', '/react/getting-started/query'],
  ],
  ['mistyped in two places', '/react/guides/asnyc', ['/react/guides/async']],
  ['in the wrong set', '/vue/guides/async', ['/react/guides/async']],
  [
    'moved',
    '/query.html',
    ['/react/getting-started/query', '/vue/getting-started/query'],
  ],
  [
    'cut short',
    '/vue/guides/queries',
    ['/vue/guides/queries-in-depth', '/react/guides/queries-in-depth'],
  ],
  [
    'without one of the words',
    '/react/useBalance',
    ['/react/api/react/functions/useSpendableBalance'],
  ],
  [
    'mistyped, with its words in another order',
    '/vue/wallet-conect',
    ['/vue/getting-started/connect-wallets'],
  ],
  [
    'that of a composable with a guide',
    '/vue/useQuery',
    ['/vue/api/vue/functions/useQuery', '/vue/getting-started/query'],
  ],
  ['unlike any page', '/nope', []],
] as const) {
  test(`finds the nearest pages for an address that is ${what}`, () => {
    const found = nearestPages(address, pages);
    expect(found.map(({path}) => path)).toEqual(nearest);
  });
}
