import {expect, test} from 'vitest';

import {missingTests} from '../held-rows';
import {specification} from '../specification';

test('every row is held by tests that exist, or says why it is not', () => {
  const rows = Object.values(specification).flat();
  for (const [line, held] of rows) {
    if (!('asksNothing' in held)) {
      expect(held.length, line).toBeGreaterThan(0);
    }
  }
  expect(missingTests(rows)).toEqual([]);
});
