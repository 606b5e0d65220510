import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createEngine} from '../../src/search/client/engine';
import type {StoredPage} from '../../src/search/to-store';
import {baseUrl} from '../../src/site/environment';
import {reactQueries, vueQueries, type JudgedQuery} from './judged-queries';

const origin = 'https://docs.example';

/** Queries of which the first result must be a right one. */
const firstPlaces = 0.9;

test('judged queries find their page: first for 90 %, among the first five for all', () => {
  const pages = JSON.parse(
    readFileSync(path.resolve('build/search-records.json'), 'utf8'),
  ) as StoredPage[];
  const routes = new Set(pages.map(({u}) => u));
  const engine = createEngine(pages, origin);

  const judge = (set: string, [query, ...answers]: JudgedQuery) => {
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
  const results = [
    ...reactQueries.map((query) => judge('react', query)),
    ...vueQueries.map((query) => judge('vue', query)),
  ];

  const first = results.filter(({place}) => place === 1).length;
  const share = first / results.length;
  console.log(
    `Relevance: ${results.length} judged queries, first ${first} (${(100 * share).toFixed(1)} %), not first:`,
  );
  for (const {query, place, found} of results) {
    if (place !== 1) console.log(`  ${place || '–'} "${query}": ${found[0]}`);
  }
  expect(results.length).toBeGreaterThanOrEqual(150);
  expect(
    results.flatMap(({missing}) => missing),
    'pages that do not exist',
  ).toEqual([]);
  expect(
    results.filter(({place}) => place < 1 || place > 5),
    'not among the first five',
  ).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(firstPlaces);
});
