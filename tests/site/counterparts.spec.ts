// The framework switch of each built page, and its table of pages that only one set
// has. The table's mistakes show only when all pages are known.
import {expect, test} from 'vitest';
import path from 'node:path';

import {counterpartOf} from '../../src/framework-switch/counterpart';
import {counterparts} from '../../src/framework-switch/counterparts';
import {baseUrl} from '../../src/site/environment';
import {oneLine} from '../../src/site/one-line';
import {otherSetOf, setLabels, type SetId} from '../../src/site/sets';
import {sitePages} from './site-pages';

const pages = sitePages();

/** Names of pages in the sidebar, by path. */
const names = new Map(
  pages.map((page) => [
    page.path,
    oneLine(page.$('.breadcrumbs__item').last().text()),
  ]),
);

const table = 'src/framework-switch/counterparts.ts';

test('the table pairs existing pages whose paths differ', () => {
  for (const [react, vue] of counterparts.apiPairs) {
    const about = `${table} pairs ${react} and ${vue}`;
    expect(names.has(`/react/api/react${react}`), about).toBe(true);
    expect(names.has(`/vue/api/vue${vue}`), about).toBe(true);
    expect(names.has(`/vue/api/vue${react}`), about).toBe(false);
  }
});

test('a page of React alone exists, and its nearest page has the given name', () => {
  for (const [page, nearest] of Object.entries(counterparts.nearest.react)) {
    const about = `${table} has a nearest page for ${page} of React`;
    expect(names.has(`/react${page}`), about).toBe(true);
    const sameInVue = `/vue${page}`.replace('/api/react', '/api/vue');
    expect(names.has(sameInVue), about).toBe(false);
    const [place] = nearest.split('#');
    expect(names.get(`/vue${place}`), about).toBe(
      counterpartOf(`/react${page}`)?.label,
    );
  }
});

test('every page of a set links to a page of the other set, and its label says which if the name differs', () => {
  // The root of a frozen version redirects, like that of a set.
  const ofSets = pages.filter((page) =>
    /^\/(?:react|vue)\/(?![\d.]+$)/.test(page.path),
  );
  expect(ofSets.length).toBeGreaterThan(100);
  let labeled = 0;
  for (const {path: route, $} of ofSets) {
    const navigation = $('nav[aria-label="Framework"]');
    expect(navigation, route).toHaveLength(1);
    const set = route.split('/')[1] as SetId;
    const otherSet = otherSetOf(set);
    expect(navigation.find('[aria-current]').text(), route).toBe(
      setLabels[set],
    );
    const link = navigation.find('a');
    // The build stops at an anchor that isn't there.
    const address = (link.attr('href') ?? '').slice(baseUrl.length - 1);
    const [target = ''] = address.split('#');
    expect(target, route).toMatch(new RegExp(`^/${otherSet}/`));
    expect(names.has(target), `${route} leads to ${target}`).toBe(true);
    // A link to a page of the same name needs no label.
    const isNamesake = path.basename(target) === path.basename(route);
    const name = names.get(target);
    const other = setLabels[otherSet];
    const labels = [
      `${other}: ${name}`,
      `Not in ${other}. Opens ${name} instead.`,
    ];
    expect(isNamesake ? [undefined] : labels, route).toContain(
      link.attr('aria-label'),
    );
    if (!isNamesake) labeled += 1;
  }
  expect(labeled).toBeGreaterThan(5);
});
