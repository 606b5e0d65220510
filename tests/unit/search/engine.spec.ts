/**
 * Which sections of pages a query finds, in a small index. `rank.spec.ts` tests
 * their order, and `tests/site/search-relevance.spec.ts` searches the site.
 */
import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/client/engine';
import type {SearchRequest} from '../../../src/search/client/protocol';
import type {SearchPage} from '../../../src/search/page';
import {addressesIn, origin, pageOf, queryGuide, section} from './pages';

/** The same three pages in both sets. */
const pages: SearchPage[] = ['react', 'vue'].flatMap((set) => {
  const tag = `docs-${set}-current`;
  return [
    {
      route: `/${set}/getting-started/query`,
      kind: 'guide',
      trail: `${set} / Getting started`,
      tag,
      sections: [...queryGuide],
    },
    {
      route: `/${set}/api/core/classes/Query`,
      kind: 'api',
      trail: `${set} / core`,
      tag,
      sections: [section('Query', 'A description of what to read.')],
    },
    {
      route: `/${set}/api/functions/useLazyLoadQuery`,
      kind: 'api',
      trail: `${set} / Queries`,
      tag,
      sections: [
        section('useLazyLoadQuery', 'Reads a query.'),
        section('Signature', '', {
          anchor: 'signature',
          level: 2,
          names: 'useLazyLoadQuery QueryArgument',
        }),
      ],
    },
  ] satisfies SearchPage[];
});
const guide = `${origin}/react/getting-started/query`;
const hook = `${origin}/react/api/functions/useLazyLoadQuery`;

const engine = createEngine(pages, origin);

/** Searches the React pages. */
const search = (query: string, options: Partial<SearchRequest> = {}) =>
  engine.search({
    indexName: 'i',
    query,
    facetFilters: ['language:en', ['docusaurus_tag:docs-react-current']],
    ...options,
  });
const searchAllSets = (query: string, options: Partial<SearchRequest> = {}) =>
  search(query, {facetFilters: undefined, ...options});
const urlsOf = ({hits}: ReturnType<typeof search>) => hits.map(({url}) => url);

test.describe('sets', () => {
  const ofSet = (set: string) =>
    ['getting-started/query', 'api/core/classes/Query'].map(
      (page) => `${origin}/${set}/${page}`,
    );

  test('filters limit results to a set', () => {
    const urls = urlsOf(search('query'));
    expect(urls).toEqual(expect.arrayContaining(ofSet('react')));
    expect(urls.filter((url) => url.includes('/vue/'))).toEqual([]);
  });

  test('without filters, each set has its own result', () => {
    const urls = urlsOf(searchAllSets('query'));
    expect(urls).toEqual(
      expect.arrayContaining([...ofSet('react'), ...ofSet('vue')]),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  for (const set of ['react', 'vue']) {
    test(`for a reader of ${set}, equal results in this set come first`, () => {
      const [first] = urlsOf(
        searchAllSets('useLazyLoadQuery', {
          optionalFilters: [`docusaurus_tag:docs-${set}-current`],
        }),
      );
      expect(first).toContain(`/${set}/`);
    });
  }
});

test.describe('matches', () => {
  test('swapped letters find the word', () => {
    expect(urlsOf(search('qurey'))[0]).toBe(guide);
  });

  const similar = [
    pageOf('network', 'guide', section('Test network', '')),
    pageOf('tested', 'guide', section('What we tested', '')),
  ];

  for (const query of ['testne', 'testnet']) {
    test(`"${query}", which a page has, doesn’t find similar words`, () => {
      expect(addressesIn(similar, query)).toEqual(['network']);
    });
  }

  test('a word with a typo, which no page has, finds a similar word', () => {
    expect(addressesIn(similar, 'testwd')).toEqual(['tested']);
  });

  test('forms of a word match each other', () => {
    expect(urlsOf(search('failure'))[0]).toBe(`${guide}#errors`);
  });

  test('a section matches by its page’s topic', () => {
    expect(urlsOf(search('query failing'))[0]).toBe(`${guide}#errors`);
  });

  test.describe('a heading that most API pages have', () => {
    const example = section('Example', '', {anchor: 'example', level: 2});
    const withExamples = [
      pageOf('api', 'api', section('useBlock', ''), {
        ...example,
        names: 'noop',
      }),
      pageOf('guide', 'guide', section('Recipes', ''), example),
    ];

    test('isn’t a result by itself', () => {
      expect(addressesIn(withExamples, 'example')).toEqual(['guide#example']);
    });

    test('is a result with a match in its code', () => {
      expect(addressesIn(withExamples, 'example noop')).toContain(
        'api#example',
      );
    });
  });

  test('a signature isn’t found next to its page', () => {
    const urls = urlsOf(search('useLazyLoadQuery'));
    expect(urls).toContain(hook);
    expect(urls).not.toContain(`${hook}#signature`);
  });

  test('a signature is found if its page isn’t', () => {
    const urls = urlsOf(search('QueryArgument'));
    expect(urls).toContain(`${hook}#signature`);
    expect(urls).not.toContain(hook);
  });

  for (const query of ['  ', 'zzqqxx', 'constructor __proto__ zzqq']) {
    test(`"${query}" finds nothing`, () => {
      expect(search(query).nbHits).toBe(0);
    });
  }
});

test.describe('an answer', () => {
  test('counts all results, also those beyond the requested number', () => {
    const all = search('read');
    const one = search('read', {hitsPerPage: 1});
    expect(all.nbHits).toBeGreaterThan(1);
    expect(one.hits).toHaveLength(1);
    expect(one.nbHits).toBe(all.hits.length);
  });

  test('for counting only has addresses', () => {
    const {hits} = search('read', {attributesToHighlight: []});
    const fields = new Set(hits.flatMap((hit) => Object.keys(hit)));
    expect(Array.from(fields)).toEqual(['url']);
  });

  test('has the headings above a section', () => {
    const [hit] = search('chain id').hits;
    expect(hit?.hierarchy).toEqual({
      lvl0: 'react / Getting started',
      lvl1: 'Query',
      lvl2: 'When it fails',
    });
  });
});
