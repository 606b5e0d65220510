import path from 'node:path';

import {expect, test} from 'vitest';

import {guideLinks} from '../../src/content/guide-links/site-options';
import {
  collectApiLinks,
  collectPartials,
} from '../../src/content/guide-links/collect-links';
import guideLinksPlugin from '../../src/content/guide-links/index';

const siteDir = path.resolve(__dirname, '../build/fixtures/guide-links');

test('links to API pages count once, without anchors, in the order of mention', () => {
  expect(
    collectApiLinks(
      [
        'See [`b`](/react/api/react/functions/b#parameters) and [a](/react/api/core/a "title").',
        '<a href="/vue/api/vue/functions/c">c</a>, again [b](/react/api/react/functions/b).',
        '[a guide](/react/guides/async), [elsewhere](https://example.com/react/api/x)',
      ].join('\n'),
    ),
  ).toEqual([
    '/react/api/react/functions/b',
    '/react/api/core/a',
    '/vue/api/vue/functions/c',
  ]);
});

test('links inside fenced code do not count, those after it do', () => {
  expect(
    collectApiLinks(
      '````md\n```ts\n```\n[a](/react/api/a)\n````\n\n[b](/react/api/b)\n\n  ```md\n  [c](/react/api/c)\n  ```\n',
    ),
  ).toEqual(['/react/api/b']);
});

test('imported partials are found, other imports are not', () => {
  expect(
    collectPartials(
      [
        "import A from '@site/docs-shared/_a.mdx';",
        'import B from "../_b.md";',
        "import {C} from '@site/src/components/c';",
      ].join('\n'),
    ),
  ).toEqual(['@site/docs-shared/_a.mdx', '../_b.md']);
});

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
  expect(versionWith('docs-react')).toMatch(/^base-[0-9a-f]{12}$/);
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
