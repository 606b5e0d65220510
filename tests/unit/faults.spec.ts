import {expect, test} from '@playwright/test';
import path from 'node:path';

import {faults} from '../faults';
import {readTitles} from '../read-titles';

test('every fault has its expected result and tests that exist', () => {
  const missing: string[] = [];
  for (const {fault, expected, tests} of faults) {
    expect(expected, fault).not.toBe('');
    expect(tests.length, fault).toBeGreaterThan(0);
    for (const {file, title} of tests) {
      const titles = readTitles(path.join(__dirname, '..', file));
      if (!titles.has(title)) missing.push(`${file}: ${title}`);
    }
  }
  expect(missing).toEqual([]);
  expect(new Set(faults.map(({fault}) => fault)).size).toBe(faults.length);
});
