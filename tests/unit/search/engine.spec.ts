import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/client/engine';
import {cutExcerpt} from '../../../src/search/client/excerpt';
import {matcherOf} from '../../../src/search/client/highlight';
import {readQuery} from '../../../src/search/client/query';
import type {FacetFilters} from '../../../src/search/client/scope';
import type {SearchPage, Section} from '../../../src/search/page';

const section = (
  heading: string,
  text: string,
  more: Partial<Section> = {},
): Section => ({anchor: null, level: 1, heading, text, names: '', ...more});

const pages: SearchPage[] = ['react', 'vue'].flatMap((set): SearchPage[] => [
  {
    route: `/${set}/getting-started/query`,
    kind: 'guide',
    trail: `${set} / Getting started`,
    tag: `docs-${set}-current`,
    sections: [
      section('Query', 'Read what a chain knows with useLazyLoadQuery.', {
        words: ['fetch data'],
      }),
      section('When it fails', 'No chain <ID> provided', {
        anchor: 'errors',
        level: 2,
        names: 'readStorage',
      }),
    ],
  },
  {
    route: `/${set}/api/core/classes/Query`,
    kind: 'api',
    trail: `${set} / core`,
    tag: `docs-${set}-current`,
    sections: [section('Query', 'A description of what to read.')],
  },
  {
    route: `/${set}/api/functions/useLazyLoadQuery`,
    kind: 'api',
    trail: `${set} / Queries`,
    tag: `docs-${set}-current`,
    sections: [
      section('useLazyLoadQuery', 'Reads a query.'),
      section('Signature', '', {
        anchor: 'signature',
        level: 2,
        names: 'useLazyLoadQuery QueryArgument',
      }),
    ],
  },
]);

const engine = createEngine(pages, 'https://docs.example');
const ofReact: FacetFilters = [
  'language:en',
  ['docusaurus_tag:docs-react-current'],
];
const search = (query: string, more = {}) =>
  engine.search({indexName: 'i', query, facetFilters: ofReact, ...more});

test('filters limit results to a set, and without them each set has its own result', () => {
  for (const {url} of search('query').hits) expect(url).toContain('/react/');
  const all = search('query', {facetFilters: undefined}).hits;
  const urls = all.map(({url}) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('https://docs.example/vue/api/core/classes/Query');
  expect(urls).toContain('https://docs.example/react/api/core/classes/Query');
});

test('equal results in the reader’s set come first', () => {
  const [first] = search('useLazyLoadQuery', {
    facetFilters: undefined,
    optionalFilters: ['docusaurus_tag:docs-vue-current'],
  }).hits;
  expect(first!.url).toContain('/vue/');
});

test('swapped letters find the word if nothing else matches', () => {
  const [first] = search('qurey').hits;
  expect(first!.url).toBe('https://docs.example/react/getting-started/query');
  expect(search('zzqqxx').nbHits).toBe(0);
});

test('a word that exists as it was typed doesn’t find similar words, and one with a typo does', () => {
  const pages = [
    pageOf('network', 'guide', section('Test network', '')),
    pageOf('tested', 'guide', section('What we tested', '')),
  ];
  for (const query of ['testne', 'testnet']) {
    expect(orderOf(pages, query)).toEqual(['network']);
  }
  expect(orderOf(pages, 'testwd')).toEqual(['tested']);
});

test('hits are escaped, marked, and short enough to store', () => {
  const hit = search('chain id').hits[0]!;
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

for (const [query, excerpt] of [
  ['knows', 'Read what a chain <mark>knows</mark> with useLazyLoadQuery.'],
  [
    'readStorage',
    'The code uses <mark>readStorage</mark>. No chain &lt;ID&gt; provided',
  ],
  [
    'fetching',
    'Also known as “<mark>fetch</mark> data”. Read what a chain knows with useLazyLoadQuery.',
  ],
  ['fails', 'When it <mark>fails</mark>: No chain &lt;ID&gt; provided'],
]) {
  test(`the excerpt for "${query}" starts with a sentence and contains a match`, () => {
    const [hit] = search(query!).hits;
    expect(hit!._snippetResult.content!.value).toBe(excerpt);
  });
}

const orderOf = (pages: SearchPage[], query: string) =>
  createEngine(pages, 'https://docs.example')
    .search({indexName: 'i', query})
    .hits.map(({url}) => url.replace('https://docs.example/', ''));

const pageOf = (
  route: string,
  kind: SearchPage['kind'],
  own: Section,
  ...more: Section[]
): SearchPage => ({
  route: `/${route}`,
  kind,
  trail: '',
  tag: 'docs-react-current',
  sections: [own, ...more],
});

test('the start of a word in a title ranks before texts, other words, and the middle of a word', () => {
  const pages = [
    pageOf(
      'text',
      'guide',
      section('Setup', 'A mutation. Mutation, mutation.'),
    ),
    pageOf('middle', 'guide', section('Permutation', 'Mutation')),
    pageOf('error', 'guide', section('Explain a mutation', '')),
    pageOf('rare', 'api', section('useMutationEffect', '')),
    pageOf('often', 'api', section('useMutationStatus', '')),
    pageOf('guide', 'guide', section('Mutation', ''), {
      ...section('Example', '', {anchor: 'x', level: 2}),
      names: 'useMutationStatus',
    }),
  ];
  for (const query of ['m', 'mut', 'mutat', 'mutation']) {
    expect(orderOf(pages, query).slice(0, 4)).toEqual([
      'guide',
      'error',
      'often',
      'rare',
    ]);
  }
  expect(orderOf(pages, 'mutationst')[0]).toBe('often');
});

test('a hook ranks before a longer name that the guides use more', () => {
  const uses = Array.from({length: 8}, (_, index) => ({
    ...section('Example', '', {anchor: `x${index}`, level: 2}),
    names: index < 2 ? 'useMutation MutationError' : 'MutationError',
  }));
  const pages = [
    pageOf('error', 'api', section('MutationError', '')),
    pageOf('hook', 'api', section('useMutation', '')),
    pageOf('guide', 'guide', section('Failures', ''), ...uses),
  ];
  expect(orderOf(pages, 'mutation').slice(0, 2)).toEqual(['hook', 'error']);
});

test('the start of a reader’s word ranks before texts, from three letters', () => {
  const words = ['refresh data'];
  const pages = [
    pageOf('text', 'guide', section('Refreshing', '', {level: 2, anchor: 'a'})),
    pageOf('guide', 'guide', section('Stale values', '', {words})),
  ];
  expect(orderOf(pages, 're')[0]).toBe('text#a');
  for (const query of ['ref', 'refresh', 'refresh d']) {
    expect(orderOf(pages, query)[0]).toBe('guide');
  }
});

test('a group in a list of pages ranks after sections that have the word in their text', () => {
  const pages = [
    pageOf(
      'list',
      'category',
      section('utils', ''),
      section('Balances', 'useBalance', {level: 2, anchor: 'balances'}),
    ),
    pageOf('guide', 'guide', section('Fees', 'Show a balance.')),
  ];
  expect(orderOf(pages, 'balance')).toEqual(['guide', 'list#balances']);
});

test('a deprecated export ranks after current ones, unless only its name is typed', () => {
  const box = 'Deprecated Use useRead.';
  const pages = [
    pageOf('old', 'api', section('useReadEffect', box)),
    pageOf('new', 'api', section('useReadListener', '')),
    pageOf('guide', 'guide', section('Read data', '')),
  ];
  expect(orderOf(pages, 'useRead')).toEqual(['new', 'old']);
  expect(orderOf(pages, 'read').at(-1)).toBe('old');
  for (const query of ['useReadE', 'useReadEffect']) {
    expect(orderOf(pages, query)[0]).toBe('old');
  }
});

test('a small word such as "use" finds names and not titles', () => {
  const pages = [
    pageOf('guide', 'guide', section('Use a contract', 'You use it.')),
    pageOf('api', 'api', section('useBlock', '')),
  ];
  expect(orderOf(pages, 'use')[0]).toBe('api');
  expect(orderOf(pages, 'use a con')[0]).toBe('guide');
});

test('a heading of many API pages isn’t a result by itself', () => {
  const example = section('Example', '', {anchor: 'example', level: 2});
  const pages = [
    pageOf('api', 'api', section('useBlock', ''), {...example, names: 'noop'}),
    pageOf('guide', 'guide', section('Recipes', ''), example),
  ];
  expect(orderOf(pages, 'example')).toEqual(['guide#example']);
  expect(orderOf(pages, 'example noop')).toContain('api#example');
});

for (const [what, query, excerpt] of [
  [
    'its description if that has the match',
    'fee',
    'Estimate a <mark>fee</mark> before signing, and add a tip.',
  ],
  [
    'its description, and then a match in its text',
    'opt',
    'Estimate a fee before signing, and add a tip. There are <mark>opt</mark>ions for all.',
  ],
  [
    'the match in its text',
    'receipt',
    'Then read the <mark>receipt</mark>. There are options for all.',
  ],
] as const) {
  test(`the excerpt of a page is ${what}`, () => {
    const fees = pageOf(
      'fees',
      'guide',
      section(
        'Fees and options',
        'Every transaction costs a fee. Then read the receipt. There are options for all.',
      ),
    );
    const description = 'Estimate a fee before signing, and add a tip.';
    const [hit] = createEngine([{...fees, description}], 'https://d').search({
      indexName: 'i',
      query,
    }).hits;
    expect(hit!._snippetResult.content!.value).toBe(excerpt);
  });
}

test('the excerpt of an export is its summary, whatever its text matches', () => {
  const api = pageOf(
    'api',
    'api',
    section('useMutation', 'Signs a transaction. Use it for every call.'),
  );
  const [hit] = createEngine([api], 'https://d').search({
    indexName: 'i',
    query: 'muta',
  }).hits;
  expect(hit!.content).toBe('Signs a transaction. Use it for every call.');
});

test('a similar word is only marked if the hit doesn’t have the typed one', () => {
  const excerptOf = (text: string) =>
    createEngine(
      [pageOf('x', 'guide', section('X', text))],
      'https://d',
    ).search({indexName: 'i', query: 'papi'}).hits[0]!._snippetResult.content!
      .value;
  expect(excerptOf('Run papi for the API.')).toBe(
    'Run <mark>papi</mark> for the API.',
  );
  expect(excerptOf('Run the API.')).toBe('Run the <mark>API</mark>.');
});

test('an excerpt starts with the matching sentence, and shortens a long one in the middle', () => {
  const text = `Calls revert. They give you a number: ${'9'.repeat(50)}. It has the reason why the contract refused a call, which a caller of the contract, or whoever else wants to know what has happened in there, then has to decode.`;
  const cut = (needle: string) => cutExcerpt(text, matcherOf([needle]));
  expect(cut('give')).toBe(
    `They give you a number: ${'9'.repeat(40)}… It has the reason why the contract refused a call, which a caller of the contract, or whoever…`,
  );
  expect(cut('decode')).toBe(
    'It has the reason why the … there, then has to decode.',
  );
  expect(cut('revert')).toMatch(/^Calls revert\. They /);
});

test('an excerpt from a table begins with a row', () => {
  const text = 'Choose a task: Wait · Read: One value · Write: A transaction.';
  expect(cutExcerpt(text, matcherOf(['value']))).toBe(
    'Read: One value · Write: A transaction.',
  );
});

test('forms of a word match each other, and a section matches by its page’s topic', () => {
  const urls = (query: string) => search(query).hits.map(({url}) => url);
  const section = 'https://docs.example/react/getting-started/query#errors';
  expect(urls('failure')[0]).toBe(section);
  expect(urls('query failing')[0]).toBe(section);
});

test('four words don’t search for a name, even if one of them is a name', () => {
  expect(readQuery('call useQuery twice', []).isName).toBe(true);
  expect(readQuery('how to call useQuery', []).isName).toBe(false);
});

test('the count includes all results, also those beyond the requested number', () => {
  const all = search('read');
  const one = search('read', {hitsPerPage: 1});
  expect(one.hits).toHaveLength(1);
  expect(one.nbHits).toBe(all.hits.length);
});

test('results for counting only have an address', () => {
  const [hit] = search('read', {attributesToHighlight: []}).hits;
  expect(Object.keys(hit!)).toEqual(['url']);
});

test('a signature is only found if its page isn’t', () => {
  const urls = (query: string) => search(query).hits.map(({url}) => url);
  const page = 'https://docs.example/react/api/functions/useLazyLoadQuery';
  expect(urls('useLazyLoadQuery')).toContain(page);
  expect(urls('useLazyLoadQuery')).not.toContain(`${page}#signature`);
  expect(urls('QueryArgument')).toContain(`${page}#signature`);
});

test('an empty query and nonsense find nothing', () => {
  expect(search('  ').nbHits).toBe(0);
  expect(search('constructor __proto__ zzqq').nbHits).toBe(0);
});
