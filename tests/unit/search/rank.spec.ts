/**
 * The order of results by each rule, in an index with only the pages that the
 * rule is about. `tests/site/search-relevance.spec.ts` judges the whole site.
 */
import {expect, test} from 'vitest';

import {addressesIn, pageOf, section} from './pages';

test.describe('the start of a word in a title', () => {
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
    test(`"${query}" ranks before texts and the middle of a word`, () => {
      const found = addressesIn(pages, query);
      // The first is the whole title, the second is a guide, and the code of a
      // guide has the third.
      expect(found.slice(0, 4)).toEqual(['guide', 'error', 'often', 'rare']);
      expect(found).toContain('text');
    });
  }

  test('can continue in the next word', () => {
    expect(addressesIn(pages, 'mutationst')[0]).toBe('often');
  });
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
  expect(addressesIn(pages, 'mutation').slice(0, 2)).toEqual(['hook', 'error']);
});

test.describe('the start of a reader’s word', () => {
  const words = ['refresh data'];
  const pages = [
    pageOf('text', 'guide', section('Refreshing', '', {level: 2, anchor: 'a'})),
    pageOf('guide', 'guide', section('Stale values', '', {words})),
  ];

  test('ranks after texts if it has two letters', () => {
    expect(addressesIn(pages, 're')[0]).toBe('text#a');
  });

  for (const query of ['ref', 'refresh', 'refresh d']) {
    test(`"${query}" ranks before texts`, () => {
      expect(addressesIn(pages, query)[0]).toBe('guide');
    });
  }
});

test('a section whose heading is the query follows its page, before such a section of another page', () => {
  const send = section('Send a transaction', 'Send it.', {
    level: 2,
    anchor: 'send',
  });
  const pages = [
    // Has the words more often than the guide.
    pageOf('contract', 'guide', section('Contract', ''), {
      ...send,
      text: 'Send the transaction, a transaction.',
    }),
    pageOf(
      'getting-started/guide',
      'guide',
      section('Mutation', '', {words: ['send transaction']}),
      send,
    ),
  ];
  expect(addressesIn(pages, 'send a transaction')).toEqual([
    'getting-started/guide',
    'getting-started/guide#send',
    'contract#send',
  ]);
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
  expect(addressesIn(pages, 'balance')).toEqual(['guide', 'list#balances']);
});

test.describe('a deprecated export', () => {
  const box = 'Deprecated Use useRead.';
  const pages = [
    pageOf('old', 'api', section('useReadEffect', box)),
    pageOf('new', 'api', section('useReadListener', '')),
    pageOf('guide', 'guide', section('Read data', '')),
  ];

  test('ranks after a current one whose name also matches', () => {
    expect(addressesIn(pages, 'useRead')).toEqual(['new', 'old']);
  });

  test('ranks after guides', () => {
    expect(addressesIn(pages, 'read').toSorted()).toEqual([
      'guide',
      'new',
      'old',
    ]);
    expect(addressesIn(pages, 'read').at(-1)).toBe('old');
  });

  test('ranks first for a query that only it matches', () => {
    expect(addressesIn(pages, 'useReadE')[0]).toBe('old');
  });

  test('ranks first for its whole name, although a longer name matches', () => {
    const longer = pageOf('longer', 'api', section('useReadEffectOnce', ''));
    expect(addressesIn([longer, ...pages], 'useReadEffect')).toEqual([
      'old',
      'longer',
    ]);
  });
});

test.describe('a small word', () => {
  const pages = [
    pageOf('guide', 'guide', section('Use a contract', 'You use it.')),
    pageOf('api', 'api', section('useBlock', '')),
  ];

  test('ranks names before titles that begin with it', () => {
    expect(addressesIn(pages, 'use')).toEqual(['api', 'guide']);
  });

  test('counts as part of a longer query', () => {
    expect(addressesIn(pages, 'use a con')[0]).toBe('guide');
  });
});
