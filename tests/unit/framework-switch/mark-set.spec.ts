/**
 * The inline script that marks the document with the reader's set. It runs before
 * all others, so it's tested as text, in a context with only what it uses.
 */
import vm from 'node:vm';

import {expect, test} from 'vitest';

import {markSetScript} from '../../../src/framework-switch/mark-set';

/** The key of the stored set, with the namespace of the site's storage. */
const key = 'docs-set-n';

/** Runs the script on a page, and returns the mark and the stored set. */
function run(
  pathname: string,
  {stored, baseUrl = '/'}: {stored?: string; baseUrl?: string} = {},
) {
  const storage = new Map(stored ? [[key, stored]] : []);
  const mark = runWith(pathname, baseUrl, {
    localStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => storage.set(name, value),
    },
  });
  return {mark, stored: storage.get(key)};
}

/** Runs the script in a window, and returns the mark. */
function runWith(pathname: string, baseUrl: string, window: object) {
  const attributes = new Map<string, string>();
  const siteStorage = {type: 'localStorage', namespace: '-n'};
  vm.runInNewContext(markSetScript({baseUrl, siteStorage}), {
    location: {pathname},
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) =>
          attributes.set(name, value),
      },
    },
    window,
  });
  return attributes.get('data-set');
}

test('a page of a set marks and stores its set', () => {
  const result = run('/vue/guides/faq', {stored: 'react'});
  expect(result).toEqual({mark: 'vue', stored: 'vue'});
});

for (const pathname of ['/', '/vuex'])
  test(`${pathname}, which is in no set, marks the stored set`, () => {
    const result = run(pathname, {stored: 'react'});
    expect(result).toEqual({mark: 'react', stored: 'react'});
  });

test('outside the sets, there is no mark without a stored set', () => {
  expect(run('/search')).toEqual({mark: undefined, stored: undefined});
});

test('an unknown stored set is no mark', () => {
  expect(run('/', {stored: 'svelte'}).mark).toBeUndefined();
});

test('the set of a page is below the base URL', () => {
  expect(run('/docs/vue/guides/faq', {baseUrl: '/docs/'}).mark).toBe('vue');
});

test('the base URL itself is in no set', () => {
  expect(run('/vue/', {baseUrl: '/vue/'}).mark).toBeUndefined();
});

test('without storage, a page still marks its set', () => {
  const denied = {
    get localStorage(): never {
      throw new Error('denied');
    },
  };
  expect(runWith('/vue/guides/faq', '/', denied)).toBe('vue');
});
