import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  apiUsedSection,
  usedInSection,
} from '../../src/plugins/guide-links/build-section';
import {
  collectApiLinks,
  collectPartials,
} from '../../src/plugins/guide-links/collect-links';
import guideLinksPlugin from '../../src/plugins/guide-links/index';
import {readGuides} from '../../src/plugins/guide-links/read-guides';

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

test('a guide has the links of its partials, and generated pages are no guides', () => {
  const siteDir = path.resolve(__dirname, '../build/fixtures/guide-links');
  expect(
    readGuides({siteDir, sets: [{folder: 'docs-react', route: 'react'}]}),
  ).toEqual([
    {file: 'docs-react/guides/plain.mdx', title: 'Plain', links: []},
    {
      file: 'docs-react/guides/query.mdx',
      title: 'Query',
      links: [
        '/react/api/react/functions/useLazyLoadQuery',
        '/react/api/core/classes/QueryError',
      ],
    },
  ]);
});

test('a section without entries is left out', () => {
  expect(apiUsedSection([])).toEqual([]);
  expect(usedInSection([])).toEqual([]);
});

test('entries are links: names to API pages, titles to guides as files', () => {
  expect(JSON.stringify(apiUsedSection(['/react/api/core/idle']))).toContain(
    '"url":"/react/api/core/idle","children":[{"type":"inlineCode","value":"idle"}]',
  );
  expect(
    JSON.stringify(
      usedInSection([
        {file: 'docs-react/guides/query.mdx', title: 'Query', links: []},
      ]),
    ),
  ).toContain(
    '"url":"@site/docs-react/guides/query.mdx","children":[{"type":"text","value":"Query"}]',
  );
});

test('a changed link makes another version of the bundler cache', () => {
  const siteDir = path.resolve(__dirname, '../build/fixtures/guide-links');
  const versionWith = (folder: string): string => {
    const {configureWebpack} = guideLinksPlugin({} as never, {
      id: 'default',
      siteDir,
      sets: [{folder, route: 'react'}],
    });
    const change = (configureWebpack as (config: object) => object)({
      experiments: {cache: {version: 'base'}},
    });
    return (change as {experiments: {cache: {version: string}}}).experiments
      .cache.version;
  };
  expect(versionWith('docs-react')).toMatch(/^base-[0-9a-f]{16}$/);
  expect(versionWith('docs-react')).toBe(versionWith('docs-react'));
  expect(versionWith('docs-shared')).not.toBe(versionWith('docs-react'));
});

test('without a cache between builds there is nothing to change', () => {
  const {configureWebpack} = guideLinksPlugin({} as never, {
    id: 'default',
    siteDir: path.resolve(__dirname, '../build/fixtures/guide-links'),
    sets: [{folder: 'docs-react', route: 'react'}],
  });
  expect((configureWebpack as (config: object) => object)({})).toEqual({});
});
