import {expect, test} from 'vitest';

import {
  describeResult,
  matches,
  readWords,
} from '../../src/reference/index-filter/match';

test('what is typed becomes words without case and surrounding space', () => {
  expect(readWords('  useQ  Hook ')).toEqual(['useq', 'hook']);
  expect(readWords('   ')).toEqual([]);
});

test('every word must be found, anywhere and in any order', () => {
  const text = 'Queries useLazyLoadQuery hook of react Reads from a chain';
  expect(matches(text, readWords('query'))).toBe(true);
  expect(matches(text, readWords('chain lazyload'))).toBe(true);
  expect(matches(text, readWords('lazyload wallet'))).toBe(false);
  expect(matches(text, [])).toBe(true);
});

test('the result is told in words', () => {
  expect(describeResult('', 71, 71)).toBe('71 entries');
  expect(describeResult(' hook', 3, 71)).toBe('3 of 71 entries');
  expect(describeResult(' xyz ', 0, 71)).toBe('Nothing here matches “xyz”');
});
