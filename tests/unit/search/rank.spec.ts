import {expect, test} from 'vitest';

import {addressesIn, pageOf, section} from './pages';

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
    expect(addressesIn(pages, query).slice(0, 4), query).toEqual([
      'guide',
      'error',
      'often',
      'rare',
    ]);
  }
  expect(addressesIn(pages, 'mutationst')[0]).toBe('often');
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

test('the start of a reader’s word ranks before texts, from three letters', () => {
  const words = ['refresh data'];
  const pages = [
    pageOf('text', 'guide', section('Refreshing', '', {level: 2, anchor: 'a'})),
    pageOf('guide', 'guide', section('Stale values', '', {words})),
  ];
  expect(addressesIn(pages, 're')[0]).toBe('text#a');
  for (const query of ['ref', 'refresh', 'refresh d']) {
    expect(addressesIn(pages, query)[0], query).toBe('guide');
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
  expect(addressesIn(pages, 'balance')).toEqual(['guide', 'list#balances']);
});

test('a deprecated export ranks after current ones, unless only its name is typed', () => {
  const box = 'Deprecated Use useRead.';
  const pages = [
    pageOf('old', 'api', section('useReadEffect', box)),
    pageOf('new', 'api', section('useReadListener', '')),
    pageOf('guide', 'guide', section('Read data', '')),
  ];
  expect(addressesIn(pages, 'useRead')).toEqual(['new', 'old']);
  expect(addressesIn(pages, 'read').at(-1)).toBe('old');
  for (const query of ['useReadE', 'useReadEffect']) {
    expect(addressesIn(pages, query)[0], query).toBe('old');
  }
});

test('a small word such as "use" finds names and not titles', () => {
  const pages = [
    pageOf('guide', 'guide', section('Use a contract', 'You use it.')),
    pageOf('api', 'api', section('useBlock', '')),
  ];
  expect(addressesIn(pages, 'use')[0]).toBe('api');
  expect(addressesIn(pages, 'use a con')[0]).toBe('guide');
});
