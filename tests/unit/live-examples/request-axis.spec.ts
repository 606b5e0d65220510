/**
 * The time axis of the list of requests. Browser tests measure where bars are,
 * and this checks the numbers that place them.
 */
import {expect, test} from 'vitest';

import {
  createAxis,
  mergeTimes,
  totalOf,
} from '../../../src/live-examples/requests/axis';

test.describe('the axis', () => {
  // Two periods of 200 ms, a minute apart. The axis shows the pause as 120 ms.
  const axis = createAxis(
    [
      {start: 1000, end: 1200},
      {start: 1000, end: 1100},
      {start: 61_000, end: 61_200},
    ],
    70_000,
  );
  const length = 200 + 120 + 200;

  for (const [what, time, position] of [
    ['the first start is at the beginning', 1000, 0],
    ['a time within a period', 1100, 100],
    ['the end of a period', 1200, 200],
    ['a time within the pause is at its beginning', 30_000, 200],
    ['the start after the pause', 61_000, 320],
    ['the last end is at the end', 61_200, 520],
  ] as const) {
    test(`places times: ${what}`, () => {
      expect(axis.place(time)).toBe(position / length);
    });
  }

  test('marks starts and round times, in ms since the first start', () => {
    const times = axis.marks.map(({time}) => time);
    expect(times).toEqual([0, 200, 60_000, 60_200]);
  });

  test('ends at the current time while a request is pending', () => {
    const {place} = createAxis([{start: 1000, end: 0}], 1400);
    expect(place(1200)).toBe(0.5);
  });
});

test.describe('the time in which requests were pending', () => {
  const requests = [
    {start: 0, end: 10},
    {start: 60, end: 80},
    {start: 900, end: 930},
  ];
  const now = 1000;

  test('includes pauses that are shorter than the limit', () => {
    expect(mergeTimes(requests, now, 100)).toEqual([
      {from: 0, to: 80},
      {from: 900, to: 930},
    ]);
  });

  test('excludes other pauses', () => {
    expect(mergeTimes(requests, now, 50)).toHaveLength(3);
  });

  test('lasts until now if a request is pending', () => {
    const pending = {start: 950, end: 0};
    expect(mergeTimes([pending], now, 100)).toEqual([{from: 950, to: now}]);
  });

  test('is the sum of its periods', () => {
    expect(totalOf(mergeTimes(requests, now, 100))).toBe(80 + 30);
  });
});
