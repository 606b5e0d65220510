import {expect, test} from '@playwright/test';

import {
  listedDocs,
  unpackChunkNames,
  unpackRoutes,
} from '../../src/plugins/route-table/client/unpack';
import {numberChunks} from '../../src/plugins/route-table/number-chunks';
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
const generatedNames = {
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
const load = (chunk: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}")`;
const generated = {
  routes,
  chunkNames: generatedNames,
  globalData: {},
  loaders: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'item', 'mdx', 'p', 'root'].map(
    (chunk): [string, string] => [chunk, load(chunk)],
  ),
};
const {chunkNames, loaders} = numberChunks(generated);
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
  ).toEqual(described(routes, ({key}: {key: string}) => chunkNames[key]));
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

test('chunks have their place in the list of loaders for a name, contents first', () => {
  const modules = loaders.map(([, code]) => /@site\/(\w+)/.exec(code)![1]);
  expect(modules.slice(0, 6)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5']);
  const nameOf = (chunks: unknown): unknown =>
    typeof chunks === 'string'
      ? modules[Number(chunks)]
      : Object.fromEntries(
          Object.entries(chunks as object).map(([key, value]) => [
            key,
            nameOf(value),
          ]),
        );
  expect(nameOf(chunkNames)).toEqual(generatedNames);
  loaders.forEach(([name, code], index) => {
    expect(name).toBe(`${index}`);
    expect(code).toContain(`webpackChunkName: "${index}"`);
  });
});

test('a page whose content another one has keeps it', () => {
  const twice = {...generatedNames, '/react/guides/query-abc': content('c2')};
  const numbered = numberChunks({...generated, chunkNames: twice});
  const names = unpackChunkNames(packRoutes(routes, numbered.chunkNames, docs));
  expect(Object.values(names)).toEqual(Object.values(numbered.chunkNames));
});

test('a chunk that nothing loads fails the build', () => {
  expect(() =>
    numberChunks({...generated, loaders: generated.loaders.slice(1)}),
  ).toThrow(/does not load the chunk c0/);
});
