import {expect, test} from 'vitest';
import path from 'node:path';

import {counterparts} from '../../src/framework-switch/counterparts';
import {readBuiltPages} from './site-pages';

const pages = readBuiltPages();

/** What pages are called in the sidebar, by their paths. */
const names = new Map(
  pages.map(({path, $}) => [path, $('.breadcrumbs__item').last().text()]),
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

test('every page of a set has the switch, and it leads to a page that says where it leads', () => {
  const ofSets = pages.filter(({path}) => /^\/(?:react|vue)\//.test(path));
  expect(ofSets.length).toBeGreaterThan(100);
  for (const {path: route, $} of ofSets) {
    const navigation = $('nav[aria-label="Framework"]');
    expect(navigation, route).toHaveLength(1);
    const [, here] = route.split('/');
    const other = here === 'react' ? 'vue' : 'react';
    expect(navigation.find('[aria-current]').text().toLowerCase()).toBe(here);
    const link = navigation.find('a');
    const target = link.attr('href')!;
    expect(target, route).toMatch(new RegExp(`^/${other}/`));
    expect(names.has(target), `${route} leads to ${target}`).toBe(true);
    const isNamesake = path.basename(target) === path.basename(route);
    expect(link.attr('aria-label') === undefined, route).toBe(isNamesake);
    expect(link.attr('aria-label') ?? '', route).not.toContain('first page');
  }
});
