import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createEngine} from '../../src/search/client/engine';
import {tasks} from '../../src/search/client/tasks';
import type {SearchPage} from '../../src/search/page';
import readersWords from '../../src/search/readers-words.json';
import {baseUrl} from '../../src/site/environment';
import {setIds} from '../../src/site/sets';
import {
  guideQueries,
  queriesOfMany,
  reactQueries,
  vueQueries,
  type JudgedQuery,
} from './judged-queries';

const origin = 'https://docs.example';

const pages = JSON.parse(
  readFileSync(path.resolve('build/search-records.json'), 'utf8'),
) as SearchPage[];

/** The pages of what a set's packages export, each asked for by its name; a plain word such as Query means the guide. */
function names(set: string): JudgedQuery[] {
  const routes = pages
    .filter(({kind}) => kind === 'api')
    .map(({route}) => route.slice(baseUrl.length))
    .filter((route) => route.startsWith(`${set}/`))
    .filter((route) => /[a-z][A-Z]/.test(path.basename(route)));
  return routes.map((route) => [
    path.basename(route),
    ...routes
      .filter((other) => path.basename(other) === path.basename(route))
      .map((answer) => answer.slice(set.length)),
  ]);
}

for (const [what, ofReact, ofVue] of [
  ['names', names('react'), names('vue')],
  [
    'queries',
    [...reactQueries, ...guideQueries],
    [...vueQueries, ...guideQueries],
  ],
] as const) {
  test(`judged ${what} find their page: first for 92 %, among the first five for all`, async () => {
    expect(ofReact.length + ofVue.length).toBeGreaterThanOrEqual(100);
    await expectFound(ofReact, ofVue);
  });
}

test('a page among several good answers is one of the first three', async () => {
  const judge = await createJudge();
  const places = ['react', 'vue']
    .flatMap((set) => queriesOfMany.map((query) => judge(set, query)))
    .map(({query, place}) => ({query, place}));
  expect(places.filter(({place}) => place < 1 || place > 3)).toEqual([]);
});

test('every page that readers have words for exists', () => {
  const lost = Object.keys(readersWords).filter(
    (place) => !pages.some(({route}) => route.endsWith(`/${place}`)),
  );
  expect(lost).toEqual([]);
});

test('every task that search offers has its page in each set', () => {
  const routes = new Set(pages.map(({route}) => route));
  const missing = setIds
    .flatMap((set) => tasks.map(({path}) => `${baseUrl}${set}/${path}`))
    .filter((route) => !routes.has(route));
  expect(missing).toEqual([]);
});

test('the cells of a table with a head are in the index', () => {
  const page = pages.find(({route}) =>
    route.endsWith('/react/guides/why-reactivedot'),
  );
  expect(page!.sections.map(({text}) => text).join(' ')).toContain(
    'Shows many live values',
  );
});

/** @returns a function that finds the place of a query's answer in a set */
async function createJudge() {
  const routes = new Set(pages.map(({route}) => route));
  const engine = await createEngine(pages, origin);
  return (set: string, [query, ...answers]: JudgedQuery) => {
    const expected = answers.map((answer) => `${baseUrl}${set}${answer}`);
    const {hits} = engine.search({
      indexName: 'Documentation',
      query,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', `docusaurus_tag:docs-${set}-current`],
      ],
    });
    const found = hits.map((hit) =>
      hit.url_without_anchor.slice(origin.length),
    );
    return {
      query: `${set}: ${query}`,
      missing: expected.filter((route) => !routes.has(route)),
      place: found.findIndex((route) => expected.includes(route)) + 1,
      found: found.slice(0, 5),
    };
  };
}

async function expectFound(
  ofReact: readonly JudgedQuery[],
  ofVue: readonly JudgedQuery[],
): Promise<void> {
  const judge = await createJudge();
  const results = [
    ...ofReact.map((query) => judge('react', query)),
    ...ofVue.map((query) => judge('vue', query)),
  ];

  const first = results.filter(({place}) => place === 1).length;
  const share = first / results.length;
  console.log(
    `Relevance: ${results.length} judged queries, first ${first} (${(100 * share).toFixed(1)} %), not first:`,
  );
  for (const {query, place, found} of results) {
    if (place !== 1) console.log(`  ${place || '–'} "${query}": ${found[0]}`);
  }
  expect(
    results.flatMap(({missing}) => missing),
    'pages that do not exist',
  ).toEqual([]);
  expect(
    results.filter(({place}) => place < 1 || place > 5),
    'not among the first five',
  ).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.92);
}
