/**
 * The page of the other set that the framework switch opens. These are the rules
 * for any table. `tests/site/counterparts.spec.ts` checks the site's table, and
 * that each target exists.
 */
import {expect, test} from 'vitest';

import {counterpartOf} from '../../../src/framework-switch/counterpart';
import type {Counterparts} from '../../../src/framework-switch/counterparts';
import {setOf} from '../../../src/framework-switch/set-of';

const tables: Counterparts = {
  apiPairs: [
    ['/functions/useA', '/functions/useC'],
    ['/functions/useB', '/functions/useC'],
  ],
  nearest: {react: {'/guides/alone': '/guides/near-by#part'}, vue: {}},
};

for (const [from, set, page, label] of [
  ['/react/guides/faq', 'vue', '/guides/faq'],
  ['/vue/guides/faq/', 'react', '/guides/faq'],
  ['/vue', 'react', ''],
  ['/react/', 'vue', ''],
  ['/react/category/api', 'vue', '/category/api'],
  ['/vue/api/core/classes/Query', 'react', '/api/core/classes/Query'],
  ['/react/api/react/functions/useX', 'vue', '/api/vue/functions/useX'],
  ['/react/api/react', 'vue', '/api/vue', '@reactive-dot/vue'],
  ['/vue/api/vue', 'react', '/api/react', '@reactive-dot/react'],
  ['/react/api/react/functions/useA', 'vue', '/api/vue/functions/useC', 'useC'],
  ['/react/api/react/functions/useB', 'vue', '/api/vue/functions/useC', 'useC'],
  // Of two pairs, the first counts.
  ['/vue/api/vue/functions/useC', 'react', '/api/react/functions/useA', 'useA'],
  // Only readers of React need the nearest page.
  ['/vue/guides/alone', 'react', '/guides/alone'],
] as const) {
  const path = `/${set}${page}`;
  test(`the counterpart of ${from} is ${path}`, () => {
    expect(counterpartOf(from, tables)).toEqual({
      set,
      page,
      path,
      isMissing: false,
      ...(label && {label}),
    });
  });
}

test('the counterpart of a page that the other set lacks is the nearest page', () => {
  expect(counterpartOf('/react/guides/alone', tables)).toEqual({
    set: 'vue',
    page: '/guides/near-by',
    path: '/vue/guides/near-by',
    hash: '#part',
    label: 'Near by',
    isMissing: true,
  });
});

for (const path of ['/', '/search', '/reaction/x', '/toString', '/vue-x']) {
  test(`${path} is in no set and has no counterpart`, () => {
    expect(setOf(path)).toBeUndefined();
    expect(counterpartOf(path)).toBeUndefined();
  });
}
