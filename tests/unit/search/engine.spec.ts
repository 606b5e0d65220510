import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/client/engine';
import type {FacetFilters} from '../../../src/search/client/scope';
import type {StoredPage} from '../../../src/search/to-store';

const inSet = (set: string) => ({g: `docs-${set}-current`, l: 'en'});

const pages: StoredPage[] = ['react', 'vue'].flatMap((set): StoredPage[] => [
  {
    ...inSet(set),
    u: `/${set}/getting-started/query`,
    k: 'guide',
    t: `${set} / Getting started`,
    s: [
      [0, 1, 'Query', 'Read what a chain knows with useLazyLoadQuery.', ''],
      ['errors', 2, 'When it fails', 'No chain <ID> provided', 'readStorage'],
    ],
  },
  {
    ...inSet(set),
    u: `/${set}/api/core/classes/Query`,
    k: 'api',
    t: `${set} / core`,
    s: [[0, 1, 'Query', 'A description of what to read.', '']],
  },
  {
    ...inSet(set),
    u: `/${set}/api/functions/useLazyLoadQuery`,
    k: 'api',
    t: `${set} / Queries`,
    s: [[0, 1, 'useLazyLoadQuery', 'Reads a query.', '']],
  },
]);

const engine = createEngine(pages, 'https://docs.example');
const ofReact: FacetFilters = [
  'language:en',
  ['docusaurus_tag:docs-react-current'],
];
const search = (query: string, more = {}) =>
  engine.search({indexName: 'i', query, facetFilters: ofReact, ...more});

test('filters choose the set; without them each page comes once per set', () => {
  for (const {url} of search('query').hits) expect(url).toContain('/react/');
  const all = search('query', {facetFilters: undefined}).hits;
  const urls = all.map(({url}) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('https://docs.example/vue/api/core/classes/Query');
  expect(urls).toContain('https://docs.example/react/api/core/classes/Query');
});

test('what answers as well in the reader’s set comes first', () => {
  const [first] = search('useLazyLoadQuery', {
    facetFilters: undefined,
    optionalFilters: ['docusaurus_tag:docs-vue-current'],
  }).hits;
  expect(first!.url).toContain('/vue/');
});

test('hits are escaped and marked, and short enough to be kept', () => {
  const hit = search('chain id', {
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }).hits[0]!;
  expect(hit._snippetResult.content!.value).toBe(
    'No <mark>chain</mark> &lt;<mark>ID</mark>&gt; provided',
  );
  expect(hit.content).toBe('No chain &lt;ID&gt; provided');
  expect(Object.keys(hit._highlightResult.hierarchy)).toEqual([
    'lvl0',
    'lvl1',
    'lvl2',
  ]);
});

test('pages of results and their number fit together', () => {
  const all = search('read');
  const second = search('read', {hitsPerPage: 1, page: 1});
  expect(second.nbHits).toBe(all.hits.length);
  expect(second.nbPages).toBe(all.hits.length);
  expect(second.hits[0]!.url).toBe(all.hits[1]!.url);
});

test('nothing is found for nothing and for nonsense', () => {
  expect(search('  ').nbHits).toBe(0);
  expect(search('constructor __proto__ zzqq').nbHits).toBe(0);
});
