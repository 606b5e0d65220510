// Which of two equal pages search engines list. `tests/site/discovery.spec.ts`
// checks all pages.
import {expect, test} from 'vitest';

import {canonicalPath} from '../../src/site/canonical-path';

for (const [what, address, canonical] of [
  ['a shared package', '/vue/api/core/config', '/react/api/core/config'],
  ['an earlier version', '/vue/0.68/api/core', '/react/0.68/api/core'],
  ['a similar name', '/vue/api/core-like', '/vue/api/core-like'],
  ["a set's own package", '/vue/api/vue', '/vue/api/vue'],
] as const) {
  test(`the canonical path of ${what}, ${address}, is ${canonical}`, () => {
    expect(canonicalPath(address)).toBe(canonical);
  });
}
