/** The filters of a request, for the sets and versions that a reader searches. */
import {expect, test} from 'vitest';

import {filtersOf, type Scope} from '../../../src/search/client/scope';

const versions = [
  {name: 'current', isLast: true},
  {name: '0.68', isLast: false},
];

for (const [scope, ...tags] of [
  [{}, 'docs-react-current', 'docs-vue-current'],
  [{set: 'vue'}, 'docs-vue-current'],
  [{version: '0.68'}, 'docs-react-0.68', 'docs-vue-0.68'],
  [{set: 'react', version: '0.68'}, 'docs-react-0.68'],
] as [Scope, ...string[]][]) {
  test(`the scope ${JSON.stringify(scope)} has ${tags.join(', ')}, and pages outside the sets`, () => {
    expect(filtersOf(scope, {react: {versions}, vue: {versions}})).toEqual([
      'language:en',
      ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
    ]);
  });
}
