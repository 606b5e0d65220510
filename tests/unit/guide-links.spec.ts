import path from 'node:path';

import {expect, test} from 'vitest';

import {guideLinks} from '../../src/content/guide-links/site-options';
import guideLinksPlugin from '../../src/content/guide-links/index';

const siteDir = path.resolve(__dirname, '../build/fixtures/guide-links');

test('a changed link makes another version of the bundler cache', () => {
  const versionWith = (folder: string): string => {
    const {configureWebpack} = guideLinksPlugin({siteDir} as never, {
      id: 'default',
      sets: [{folder, route: 'react'}],
      counterpartOf: () => undefined,
    });
    const change = (configureWebpack as (config: object) => object)({
      experiments: {cache: {version: 'base'}},
    });
    return (change as {experiments: {cache: {version: string}}}).experiments
      .cache.version;
  };
  expect(versionWith('docs-react')).toMatch(/^base-[0-9a-f]{20}$/);
  expect(versionWith('docs-react')).toBe(versionWith('docs-react'));
  expect(versionWith('docs-shared')).not.toBe(versionWith('docs-react'));
});

test('pages pair with the other set, but not those that both sets show', () => {
  const {counterpartOf} = guideLinks;
  expect(counterpartOf('/react/api/react/functions/useLazyLoadQuery')).toEqual({
    set: 'Vue',
    name: 'useQuery',
    path: '/vue/api/vue/functions/useQuery',
  });
  expect(counterpartOf('/vue/api/vue/functions/useQuery')?.name).toBe(
    'useLazyLoadQuery',
  );
  // React has no counterpart of this in Vue.
  expect(counterpartOf('/react/api/react/functions/Await')).toBeUndefined();
  expect(counterpartOf('/react/api/core/classes/Query')).toBeUndefined();
  expect(counterpartOf('/react/api/react/index')).toBeUndefined();
});
