import vm from 'node:vm';

import {expect, test} from 'vitest';

import type {Counterparts} from '../../src/framework-switch/counterparts';
import {counterpartOf} from '../../src/framework-switch/counterpart';
import {linkInVersion} from '../../src/framework-switch/link-in-version';
import {markSetScript} from '../../src/framework-switch/mark-set';
import {setOf} from '../../src/framework-switch/set-of';

test.describe('the counterpart of a page', () => {
  const tables: Counterparts = {
    apiPairs: [
      ['/functions/useA', '/functions/useC'],
      ['/functions/useB', '/functions/useC'],
    ],
    nearest: {react: {'/guides/alone': '/guides/near-by#part'}, vue: {}},
  };
  for (const [from, to, label, isMissing = false, hash] of [
    ['/react/guides/faq', '/vue/guides/faq'],
    ['/vue/guides/faq/', '/react/guides/faq'],
    ['/vue', '/react'],
    ['/react/', '/vue'],
    ['/react/category/api', '/vue/category/api'],
    ['/vue/api/core/classes/Query', '/react/api/core/classes/Query'],
    ['/react/api/react/functions/useX', '/vue/api/vue/functions/useX'],
    ['/react/api/react', '/vue/api/vue', '@reactive-dot/vue'],
    ['/vue/api/vue', '/react/api/react', '@reactive-dot/react'],
    ['/react/api/react/functions/useA', '/vue/api/vue/functions/useC', 'useC'],
    ['/react/api/react/functions/useB', '/vue/api/vue/functions/useC', 'useC'],
    ['/vue/api/vue/functions/useC', '/react/api/react/functions/useA', 'useA'],
    ['/react/guides/alone', '/vue/guides/near-by', 'Near by', true, '#part'],
    ['/vue/guides/alone', '/react/guides/alone'],
  ] as [string, string, string?, boolean?, string?][]) {
    test(`of ${from} is ${to}`, () => {
      const {set, page, ...rest} = counterpartOf(from, tables)!;
      expect(rest.path).toBe(`/${set}${page}`);
      expect(rest).toEqual({
        path: to,
        isMissing,
        ...(label && {label}),
        ...(hash && {hash}),
      });
    });
  }

  test("doesn't exist outside the sets", () => {
    for (const path of ['/', '/search', '/reaction/x', '/toString', '/vue-x']) {
      expect(counterpartOf(path), path).toBeUndefined();
      expect(setOf(path), path).toBeUndefined();
    }
  });
});

test.describe('the link to a counterpart', () => {
  const version = (name: string, path: string, ...pages: string[]) => ({
    name,
    path,
    isLast: name === 'current',
    mainDocId: 'first',
    docs: ['/first', ...pages].map((page) => ({
      id: page.slice(1),
      path: path + page,
    })),
  });
  const versions = [
    version('current', '/docs/vue', '/guides/faq', '/guides/new', '/api/core/'),
    version('0.68', '/docs/vue/0.68', '/guides/faq'),
  ];
  const counterpart = (page: string) => counterpartOf(`/react${page}`)!;

  for (const [page, reading, href] of [
    ['/guides/faq', 'current', '/docs/vue/guides/faq'],
    ['/guides/faq', '0.68', '/docs/vue/0.68/guides/faq'],
    ['/guides/faq', '0.67', '/docs/vue/guides/faq'],
    ['/api/core', 'current', '/docs/vue/api/core'],
    ['', '0.68', '/docs/vue/0.68'],
  ] as const) {
    test(`of "${page}" in ${reading} is ${href}`, () => {
      expect(linkInVersion(counterpart(page), reading, versions)).toEqual({
        href,
        isMissing: false,
      });
    });
  }

  test('includes the heading on the nearest page', () => {
    const nearest = {
      ...counterpart('/guides/faq'),
      hash: '#part',
      isMissing: true,
    };
    const {href} = linkInVersion(nearest, 'current', versions);
    expect(href).toBe('/docs/vue/guides/faq#part');
  });

  test('leads to the first page of a version that lacks the counterpart, with a note', () => {
    expect(linkInVersion(counterpart('/guides/new'), '0.68', versions)).toEqual(
      {
        href: '/docs/vue/0.68/first',
        label: 'the first page',
        isMissing: true,
      },
    );
  });
});

test.describe('the script that marks the set', () => {
  /**
   * Returns the mark after the script has run on a page, with the given
   * storage.
   */
  function run(
    pathname: string,
    {stored, baseUrl = '/'}: {stored?: string; baseUrl?: string} = {},
  ): string | undefined {
    const marks: string[] = [];
    const siteStorage = {type: 'localStorage', namespace: '-n'};
    vm.runInNewContext(markSetScript({baseUrl, siteStorage}), {
      location: {pathname},
      document: {
        documentElement: {
          setAttribute: (_: string, value: string) => marks.push(value),
        },
      },
      window: {localStorage: {getItem: () => stored, setItem: () => {}}},
    });
    return marks[0];
  }

  test('accepts only existing sets', () => {
    expect(run('/', {stored: 'vue'})).toBe('vue');
    expect(run('/vuex', {stored: 'react'})).toBe('react');
    expect(run('/search')).toBeUndefined();
    expect(run('/', {stored: 'svelte'})).toBeUndefined();
  });

  test('ignores the base URL', () => {
    expect(run('/docs/vue/guides/faq', {baseUrl: '/docs/'})).toBe('vue');
    expect(run('/docs/', {baseUrl: '/docs/'})).toBeUndefined();
  });
});
