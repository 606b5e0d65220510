import {expect, test} from '@playwright/test';

import {accessibility} from '../accessibility';
import {missingTests} from '../held-rows';

/** Numbers of criteria by guideline in WCAG 2.2, levels A and AA. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

test('every criterion of WCAG 2.2, A and AA, has its row', () => {
  const rows = accessibility
    .map(([criterion]) => criterion)
    .filter((criterion) => !criterion.includes('(AAA)'))
    .map((criterion) => criterion.split(' ')[0]);
  const all = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  );
  expect(rows).toEqual(all);
  expect(all).toHaveLength(55);
});

test('every row of the accessibility table is held by tests that exist, or says why it is not', () => {
  for (const [criterion, held] of accessibility) {
    if (!('asksNothing' in held)) {
      expect(held.length, criterion).toBeGreaterThan(0);
    }
  }
  expect(missingTests(accessibility)).toEqual([]);
});
