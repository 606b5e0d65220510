// Searches the built index for the queries of `judged-queries.ts`, with the real
// engine. Ranking is a compromise between them, so most must be right, not all.
import {expect, test} from 'vitest';
import path from 'node:path';

import {createEngine} from '../../src/search/client/engine';
import {tasks} from '../../src/search/client/tasks';
import readersWords from '../../src/search/readers-words.json';
import {baseUrl} from '../../src/site/environment';
import {setIds} from '../../src/site/sets';
import {
  guideQueries,
  prefixQueries,
  queriesOfMany,
  reactPrefixQueries,
  reactQueries,
  vuePrefixQueries,
  vueQueries,
  type JudgedQuery,
} from './judged-queries';
import {readSearchRecords} from './site-pages';

const origin = 'https://docs.example';

/** The share of judged queries that find their page first. */
const leastFirst = 0.92;

const pages = readSearchRecords();
const judge = createJudge();

/**
 * Queries for the exports of a set's packages by name. Plain words such as
 * Query are excluded, because they mean the guide.
 */
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

for (const [kind, ofReact, ofVue] of [
  ['names', names('react'), names('vue')],
  [
    'queries',
    [...reactQueries, ...guideQueries],
    [...vueQueries, ...guideQueries],
  ],
] as const) {
  test(`judged ${kind} find their page: ${100 * leastFirst}% first, all among the first five`, () => {
    // Fewer wouldn't be a measure.
    expect(ofReact.length + ofVue.length).toBeGreaterThanOrEqual(100);
    expectFound(ofReact, ofVue);
  });
}

test('the start of a word in a title finds its page first', () => {
  const results = [
    ...[...prefixQueries, ...reactPrefixQueries].map((query) =>
      judge('react', query),
    ),
    ...[...prefixQueries, ...vuePrefixQueries].map((query) =>
      judge('vue', query),
    ),
  ];
  expect(results.filter(({place}) => place !== 1)).toEqual([]);
});

test('a page among several good answers is in the first three', () => {
  const results = ['react', 'vue'].flatMap((set) =>
    queriesOfMany.map((query) => judge(set, query)),
  );
  expect(results.filter(({place}) => place < 1 || place > 3)).toEqual([]);
});

test('every page in the table of readers’ words exists', () => {
  const lost = Object.keys(readersWords).filter(
    (place) => !pages.some(({route}) => route.endsWith(`/${place}`)),
  );
  expect(lost).toEqual([]);
});

test('every task in search has a page in each set', () => {
  const routes = new Set(pages.map(({route}) => route));
  const missing = setIds
    .flatMap((set) => tasks.map((task) => `${baseUrl}${set}/${task.path}`))
    .filter((route) => !routes.has(route));
  expect(missing).toEqual([]);
});

test('the index has the cells of tables with headings', () => {
  const page = pages.find(({route}) =>
    route.endsWith('/react/guides/why-reactivedot'),
  );
  const texts = page?.sections.map(({text}) => text) ?? [];
  expect(texts.join(' ')).toContain('Shows many live values');
});

/**
 * Returns a function that searches from a set, and finds the place of the first
 * right page: 1 for the first result, 0 if it's missing.
 */
function createJudge() {
  const routes = new Set(pages.map(({route}) => route));
  const engine = createEngine(pages, origin);
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

/** Logs the queries whose page isn't first, and checks the shares. */
function expectFound(
  ofReact: readonly JudgedQuery[],
  ofVue: readonly JudgedQuery[],
): void {
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
  expect(share).toBeGreaterThanOrEqual(leastFirst);
}
