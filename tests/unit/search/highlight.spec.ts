/**
 * The marks in the texts of results. The page inserts the result as HTML, so each
 * text has to be escaped.
 */
import {expect, test} from 'vitest';

import {markMatches, matcherOf} from '../../../src/search/client/highlight';

for (const [what, text, marked] of [
  [
    'the start of a word',
    'Query a query',
    '<mark>Query</mark> a <mark>query</mark>',
  ],
  [
    'the start of a part of a name',
    'useQueryError',
    'use<mark>Query</mark>Error',
  ],
  ['nothing in the middle of a word', 'subquery', 'subquery'],
  ['text in HTML, which it escapes', '<query>', '&lt;<mark>query</mark>&gt;'],
] as const) {
  test(`marks ${what}`, () => {
    expect(markMatches(text, matcherOf(['query']))).toBe(marked);
  });
}

test('marks "not" only as a whole word, unless the query is this word', () => {
  expect(markMatches('Notice: not', matcherOf(['not'], true))).toBe(
    'Notice: <mark>not</mark>',
  );
  expect(markMatches('Notice', matcherOf(['not']))).toBe('<mark>Not</mark>ice');
});

test('escapes a text without matches', () => {
  expect(markMatches('<b>', matcherOf([]))).toBe('&lt;b&gt;');
});
