/**
 * The link of the framework switch in a version of the docs. Of the slower tests,
 * only `tests/full/versions.spec.ts` has a site with several versions.
 */
import {expect, test} from 'vitest';

import type {Counterpart} from '../../../src/framework-switch/counterpart';
import {linkInVersion} from '../../../src/framework-switch/link-in-version';

/** Creates a version of Vue's set with a first page and these pages. */
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
/** The counterpart of a page of React that has the same path in Vue's set. */
const counterpart = (page: string): Counterpart => ({
  set: 'vue',
  page,
  path: `/vue${page}`,
  isMissing: false,
});

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
  test(`the link to ${what} is ${href}`, () => {
    expect(linkInVersion(counterpart(page), versionName, versions)).toEqual({
      href,
      isMissing: false,
    });
  });
}

test('the link to the nearest page includes its heading', () => {
  const nearest = {
    ...counterpart('/guides/faq'),
    hash: '#part',
    isMissing: true,
  };
  const {href} = linkInVersion(nearest, 'current', versions);
  expect(href).toBe('/docs/vue/guides/faq#part');
});

test('the link to a page that a version lacks opens its first page, with a note', () => {
  expect(linkInVersion(counterpart('/guides/new'), '0.68', versions)).toEqual({
    href: '/docs/vue/0.68/first',
    label: 'the first page',
    isMissing: true,
  });
});
