import {expect, test} from 'vitest';

import {canonicalPath} from '../../src/site/canonical-path';

for (const [address, canonical] of [
  ['/vue/0.68/api/core', '/react/0.68/api/core'],
  ['/vue/api/core-like', '/vue/api/core-like'],
  ['/vue/api/vue/functions/useQuery', '/vue/api/vue/functions/useQuery'],
] as const) {
  test(`the canonical path of ${address} is ${canonical}`, () => {
    expect(canonicalPath(address)).toBe(canonical);
  });
}
