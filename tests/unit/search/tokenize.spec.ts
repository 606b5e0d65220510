import {expect, test} from 'vitest';

import {
  indexTerms,
  queryTerms,
  stemOf,
  symbolRuns,
} from '../../../src/search/client/tokenize';

test('every run of a name’s parts is a term, the whole is not a run', () => {
  expect(symbolRuns('useLazyLoadQuery')).toEqual([
    'use',
    'uselazy',
    'uselazyload',
    'lazy',
    'lazyload',
    'lazyloadquery',
    'load',
    'loadquery',
    'query',
  ]);
  expect(symbolRuns('query')).toEqual([]);
  expect(symbolRuns('transfer_keep_alive')).toContain('keepalive');
  expect(symbolRuns('PAPIClient')).toEqual(['papi', 'client']);
});

for (const [word, stem] of [
  ['wallets', 'wallet'],
  ['queries', 'query'],
  ['caching', 'cach'],
  ['cached', 'cach'],
  ['cache', 'cach'],
  ['status', 'status'],
  ['class', 'class'],
  ['string', 'string'],
] as const) {
  test(`the stem of ${word} is ${stem}`, () => {
    expect(stemOf(word)).toBe(stem);
  });
}

test('a text is found by its words, their stems and the parts of names', () => {
  expect(indexTerms('Wallets: usePromises')).toEqual([
    'wallets',
    'wallet',
    'usepromises',
    'usepromis',
    'use',
    'promises',
  ]);
});

test('a question is searched by what it asks about', () => {
  expect(queryTerms('How do I connect a wallet?')).toEqual([
    'connect',
    'wallet',
  ]);
  expect(queryTerms('how to')).toEqual(['how', 'to']);
  expect(queryTerms(' ?! ')).toEqual([]);
});
