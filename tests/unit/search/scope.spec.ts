import {expect, test} from 'vitest';

import {
  filtersOf,
  narrowToSet,
  scopeOf,
  type FacetFilters,
  type Scope,
} from '../../../src/search/client/scope';

const versions = [
  {name: 'current', isLast: true},
  {name: '0.68', isLast: false},
];
const docs = {react: {versions}, vue: {versions}};

const asked = (...tags: string[]): FacetFilters => [
  'language:en',
  ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
];
const both = asked('docs-react-current', 'docs-vue-0.68');

test('the filters of a page are narrowed to its set and plain pages', () => {
  expect(narrowToSet(both, 'vue')).toEqual(asked('docs-vue-0.68'));
  expect(narrowToSet(both, 'react')).toEqual(asked('docs-react-current'));
});

test('the filters of a page of no set are left as they are', () => {
  expect(narrowToSet(both, undefined)).toEqual(both);
});

for (const scope of [
  {},
  {set: 'vue'},
  {version: '0.68'},
  {set: 'react', version: '0.68'},
] satisfies Scope[]) {
  test(`the filters of ${JSON.stringify(scope)} tell it again`, () => {
    expect(scopeOf(filtersOf(scope, docs, 'en'), docs)).toEqual(scope);
  });
}

test('filters of plain pages alone tell nothing', () => {
  expect(scopeOf(asked(), docs)).toEqual({});
});

test('filters of several versions tell none', () => {
  expect(scopeOf(both, docs)).toEqual({});
});
