import {expect, test} from '@playwright/test';

import {
  listedDocs,
  unpackChunkNames,
  unpackRoutes,
} from '../../src/plugins/route-table/client/unpack';
import {
  packRoutes,
  type GeneratedRoute,
} from '../../src/plugins/route-table/pack-routes';

const page = (path: string, sidebar?: string): GeneratedRoute => ({
  path,
  key: `${path}-abc`,
  exact: true,
  ...(sidebar && {sidebar}),
});
const routes: GeneratedRoute[] = [
  page('/plain'),
  {
    path: '/react',
    key: '/react-1',
    routes: [
      page('/react/api/core', 'docs'),
      page('/react/guides/async', 'docs'),
      page('/react/guides/two words', 'docs'),
      page('/react/guides/query', 'docs'),
      page('/react/guides/unlisted'),
    ],
  },
];
const content = (name: string) => ({__comp: 'item', content: name});
const chunkNames = {
  '/plain-abc': {__comp: 'mdx', __context: {plugin: 'p'}, content: 'c0'},
  '/react-1': {__comp: 'root'},
  '/react/api/core-abc': content('c1'),
  '/react/guides/async-abc': content('c2'),
  '/react/guides/two words-abc': content('c3'),
  '/react/guides/query-abc': content('c4'),
  '/react/guides/unlisted-abc': content('c5'),
};
const docs = new Map([
  [
    '/react',
    new Map(
      [
        {id: 'api/core/index', path: '/react/api/core', sidebar: 'docs'},
        {id: 'guides/async', path: '/react/guides/async', sidebar: 'docs'},
        {id: 'guides/query', path: '/react/guides/query', sidebar: 'docs'},
      ].map((doc) => [doc.path, doc]),
    ),
  ],
]);
const table = packRoutes(routes, chunkNames, docs);

/** The routes with their chunks, in order: what the generator's two files say together. */
const described = (
  all: readonly {path: string; routes?: unknown}[],
  chunksOf: (route: never) => unknown,
): unknown[] =>
  all.map(({routes: children, ...route}) => ({
    ...route,
    component: undefined,
    key: undefined,
    chunks: chunksOf(route as never),
    ...(children ? {routes: described(children as never, chunksOf)} : {}),
  }));

test('routes and their chunks come out as they went in', () => {
  const names = unpackChunkNames(table);
  const unpacked = unpackRoutes(table, (path, key) => names[`${path}-${key}`]);
  expect(
    described(unpacked, ({component}: {component: unknown}) => component),
  ).toEqual(
    described(
      routes,
      ({key}: {key: keyof typeof chunkNames}) => chunkNames[key],
    ),
  );
});

test('keys end with a hyphen and a part without one, as prefetching expects', () => {
  const paths = Object.keys(unpackChunkNames(table)).map((key) =>
    key.replace(/-[^-]+$/, ''),
  );
  expect(paths.sort()).toEqual(
    Object.keys(chunkNames)
      .map((key) => key.replace(/-[^-]+$/, ''))
      .sort(),
  );
});

test('docs whose id follows from their path are listed again, others are not', () => {
  expect(listedDocs(table, '/react')).toEqual([
    {id: 'guides/async', path: '/react/guides/async', sidebar: 'docs'},
    {id: 'guides/query', path: '/react/guides/query', sidebar: 'docs'},
  ]);
  expect(listedDocs(table, '/vue')).toEqual([]);
});
