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
  for (const [from, to, label] of [
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
    ['/vue/guides/alone', '/react/guides/alone'],
  ] as const) {
    test(`of ${from} is ${to}`, () => {
      const [, set, page] = /^\/(\w+)(.*)$/.exec(to)!;
      expect(counterpartOf(from, tables)).toEqual({
        set,
        page,
        path: to,
        isMissing: false,
        ...(label && {label}),
      });
    });
  }

  test('that the other set lacks is the nearest page', () => {
    expect(counterpartOf('/react/guides/alone', tables)).toEqual({
      set: 'vue',
      page: '/guides/near-by',
      path: '/vue/guides/near-by',
      hash: '#part',
      label: 'Near by',
      isMissing: true,
    });
  });

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

  for (const [what, page, versionName, href] of [
    ['a page', '/guides/faq', 'current', '/docs/vue/guides/faq'],
    ['a frozen page', '/guides/faq', '0.68', '/docs/vue/0.68/guides/faq'],
    [
      'a page in a version that the other set lacks',
      '/guides/faq',
      '0.67',
      '/docs/vue/guides/faq',
    ],
    [
      'an index, whose path ends with a slash,',
      '/api/core',
      'current',
      '/docs/vue/api/core',
    ],
    ['the root of a frozen set', '', '0.68', '/docs/vue/0.68'],
  ] as const) {
    test(`of ${what} is ${href}`, () => {
      expect(linkInVersion(counterpart(page), versionName, versions)).toEqual({
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
  /** Runs the script on a page, and returns the mark and the stored set. */
  function run(
    pathname: string,
    {stored, baseUrl = '/'}: {stored?: string; baseUrl?: string} = {},
  ) {
    const attributes = new Map<string, string>();
    const storage = new Map(stored ? [['docs-set-n', stored]] : []);
    const siteStorage = {type: 'localStorage', namespace: '-n'};
    vm.runInNewContext(markSetScript({baseUrl, siteStorage}), {
      location: {pathname},
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) =>
            attributes.set(name, value),
        },
      },
      window: {
        localStorage: {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        },
      },
    });
    return {
      mark: attributes.get('data-set'),
      stored: storage.get('docs-set-n'),
    };
  }

  test('uses and stores the set of the page', () => {
    const result = run('/vue/guides/faq', {stored: 'react'});
    expect(result).toEqual({mark: 'vue', stored: 'vue'});
  });

  test('uses the stored set outside the sets', () => {
    expect(run('/', {stored: 'vue'}).mark).toBe('vue');
    expect(run('/vuex', {stored: 'react'}).mark).toBe('react');
  });

  test('sets no mark without an existing set', () => {
    expect(run('/search').mark).toBeUndefined();
    expect(run('/', {stored: 'svelte'}).mark).toBeUndefined();
  });

  test('ignores the base URL', () => {
    expect(run('/docs/vue/guides/faq', {baseUrl: '/docs/'}).mark).toBe('vue');
    expect(run('/docs/', {baseUrl: '/docs/'}).mark).toBeUndefined();
  });
});
