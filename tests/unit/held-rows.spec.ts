import {expect, test} from 'vitest';

import {accessibility} from '../accessibility';
import {missingTests, standingOf, testsIn, type Row} from '../held-rows';
import {readTitles} from '../read-titles';
import {specification} from '../specification';
import type {TestRun} from '../test-runs';

const file = 'unit/held-rows.spec.ts';
const here = testsIn(file);
const long = testsIn('e2e/keyboard.spec.ts');
const title = 'a row is held only by tests that ran and passed';
const rows: readonly Row[] = [
  ['here', here(title)],
  ['in full', [...here(title), ...long('closes when the focus leaves it')]],
  ['nothing', {asksNothing: 'an example'}],
];
const {from: line} = readTitles(__filename).get(title)!;
const run = (outcome: TestRun['outcome']): TestRun => ({file, line, outcome});

test('a row is held only by tests that ran and passed', () => {
  const none = {held: [], leftToFull: [], notHeld: []};
  expect(standingOf(rows, [run('passed')])).toEqual({
    ...none,
    held: ['here'],
    leftToFull: ['in full'],
  });
  for (const runs of [[], [run('failed')], [run('skipped')]]) {
    expect(standingOf(rows, runs)).toEqual({
      ...none,
      notHeld: ['here', 'in full'],
    });
  }
});

for (const [table, tableRows] of [
  ['the specification', Object.values(specification).flat()],
  ['WCAG', accessibility],
] as const) {
  test(`every row of ${table} is held by tests that exist, or says why it is not`, () => {
    for (const [row, held] of tableRows) {
      if (!('asksNothing' in held)) {
        expect(held.length, row).toBeGreaterThan(0);
      }
    }
    expect(missingTests(tableRows)).toEqual([]);
  });
}
