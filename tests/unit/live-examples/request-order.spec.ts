/**
 * The sentence about the order of an example's requests, such as "one after the
 * other". It depends on fractions of a second, which a browser test can't fix.
 */
import {expect, test} from 'vitest';

import {
  describeOrder,
  findWaits,
} from '../../../src/live-examples/requests/waits';
import {rowOf} from './request-row';

const answered = (id: number, start: number, end: number) =>
  rowOf(id, {start, end, state: 'answered'});
const early = answered(1, 0, 100);
const late = answered(2, 0, 200);
const next = answered(3, 210, 400);
const nextToo = answered(4, 215, 300);
/** A request after a pause, such as that of a pressed button. */
const pressed = answered(5, 5000, 5200);

test('a request waited for the answer right before its start', () => {
  const waits = findWaits([early, late, next, pressed]);
  expect(Array.from(waits)).toEqual([[next, late]]);
});

test('no request waited for a failed one', () => {
  const failed = rowOf(2, {start: 0, end: 200, state: 'failed'});
  expect(findWaits([failed, next]).size).toBe(0);
});

for (const [what, rows, order] of [
  ['two that start together', [early, late], 'all at the same time'],
  ['two in a row', [late, next], 'one after the other'],
  ['two pairs in a row', [early, late, next, nextToo], 'in 2 steps'],
  ['two with a pause between them', [late, pressed], ''],
  ['one', [late], ''],
] as const) {
  test(`the order of ${what} is "${order}"`, () => {
    expect(describeOrder(rows, findWaits(rows))).toBe(order);
  });
}
