import {expect, test} from 'vitest';

import {counterparts} from '../../src/framework-switch/counterparts';
import {readBuiltPages} from './site-pages';

/*
 * That every page has a counterpart, and the switch names it,
 * e2e/framework-switch.spec.ts sees; here is what its table has too much.
 */

/** What pages are called in the sidebar, by their paths. */
const names = new Map(
  readBuiltPages().map(({path, $}) => [
    path,
    $('.breadcrumbs__item').last().text(),
  ]),
);

const table = 'src/framework-switch/counterparts.ts';

test('the table of counterparts pairs pages that are there, once, and none that pair by rule', () => {
  for (const [set, other] of [
    ['react', 'vue'],
    ['vue', 'react'],
  ] as const) {
    const paired = counterparts.apiPairs.flatMap((pair) => pair[set]);
    expect(paired, table).toEqual(Array.from(new Set(paired)));
    for (const page of paired) {
      const about = `${table} pairs ${page} of ${set}`;
      expect(names.has(`/${set}/api/${set}${page}`), about).toBe(true);
      expect(names.has(`/${other}/api/${other}${page}`), about).toBe(false);
    }
  }
});

test('a lone page is there, the other set has none of its path, and the nearest is called as it is', () => {
  for (const {set, page, nearest} of counterparts.lonePages) {
    const other = set === 'react' ? 'vue' : 'react';
    const about = `${table} calls ${page} of ${set} a lone page`;
    expect(names.has(`/${set}${page}`), about).toBe(true);
    expect(
      names.has(`/${other}${page}`.replace(`/api/${set}`, `/api/${other}`)),
      about,
    ).toBe(false);
    expect(names.get(`/${other}${nearest.page}`), about).toBe(nearest.label);
  }
});
