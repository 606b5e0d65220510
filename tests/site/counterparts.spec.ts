import {expect, test} from 'vitest';
import path from 'node:path';

import {counterpartOf} from '../../src/framework-switch/counterpart';
import {counterparts} from '../../src/framework-switch/counterparts';
import {baseUrl} from '../../src/site/environment';
import {oneLine} from '../../src/site/one-line';
import {builtPages} from './site-pages';

const pages = builtPages();

/** Names of pages in the sidebar, by path. */
const names = new Map(
  pages.map((page) => [
    page.path,
    oneLine(page.$('.breadcrumbs__item').last().text()),
  ]),
);

const table = 'src/framework-switch/counterparts.ts';

test('the table of counterparts pairs existing pages, and none that pair by path', () => {
  for (const [react, vue] of counterparts.apiPairs) {
    const about = `${table} pairs ${react} and ${vue}`;
    expect(names.has(`/react/api/react${react}`), about).toBe(true);
    expect(names.has(`/vue/api/vue${vue}`), about).toBe(true);
    expect(names.has(`/vue/api/vue${react}`), about).toBe(false);
  }
});

test('a lone page exists, has no counterpart at its path, and the nearest page has the given name', () => {
  for (const [page, nearest] of Object.entries(counterparts.nearest.react)) {
    const about = `${table} calls ${page} of React a lone page`;
    expect(names.has(`/react${page}`), about).toBe(true);
    const sameInVue = `/vue${page}`.replace('/api/react', '/api/vue');
    expect(names.has(sameInVue), about).toBe(false);
    const {label} = counterpartOf(`/react${page}`)!;
    const [place] = nearest.split('#');
    expect(names.get(`/vue${place}`), about).toBe(label);
  }
});

test('every page of a set has the switch, which links to a page with the shown name', () => {
  // The root of a frozen version redirects, like that of a set.
  const ofSets = pages.filter((page) =>
    /^\/(?:react|vue)\/(?![\d.]+$)/.test(page.path),
  );
  expect(ofSets.length).toBeGreaterThan(100);
  for (const {path: route, $} of ofSets) {
    const navigation = $('nav[aria-label="Framework"]');
    expect(navigation, route).toHaveLength(1);
    const [, here] = route.split('/');
    const other = here === 'react' ? 'vue' : 'react';
    expect(navigation.find('[aria-current]').text().toLowerCase()).toBe(here);
    const link = navigation.find('a');
    // The build stops at an anchor that isn't there.
    const address = link.attr('href')!.slice(baseUrl.length - 1);
    const [target = ''] = address.split('#');
    expect(target, route).toMatch(new RegExp(`^/${other}/`));
    expect(names.has(target), `${route} leads to ${target}`).toBe(true);
    const isNamesake = path.basename(target) === path.basename(route);
    expect(link.attr('aria-label') === undefined, route).toBe(isNamesake);
    expect(link.attr('aria-label') ?? '', route).not.toContain('first page');
  }
});
