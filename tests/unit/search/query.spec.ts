/**
 * How a query is read: as words, or as a name of the API, whose pages then rank
 * higher.
 */
import {expect, test} from 'vitest';

import {readQuery} from '../../../src/search/client/query';

const names = ['useQuery', 'QueryError', 'Wallet'];

for (const [query, isName, reason] of [
  ['useQuery', true, 'it is in camelCase'],
  ['wallet.connect', true, 'it has a member'],
  ['connect()', true, 'it is a call'],
  ['queryerr', true, 'a name begins with it'],
  ['query', false, 'it is only the first part of a name'],
  ['call useQuery twice', true, 'three words can have a name'],
  ['how to call useQuery', false, 'four words are a sentence'],
] as const) {
  test(`"${query}" is ${isName ? 'a name' : 'words'}: ${reason}`, () => {
    expect(readQuery(query, names).isName).toBe(isName);
  });
}

test('fillers are no terms', () => {
  const {terms, joined, joinedTerms} = readQuery('How to Connect', names);
  expect(terms).toEqual(['connect']);
  expect(joined).toBe('howtoconnect');
  expect(joinedTerms).toBe('connect');
});

test('fillers are the terms of a query with nothing else', () => {
  expect(readQuery('how to', names).terms).toEqual(['how', 'to']);
});
