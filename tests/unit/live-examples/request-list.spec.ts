import {expect, test} from 'vitest';

import type {RequestRow} from '../../../src/live-examples/messages';
import {
  createAxis,
  mergeTimes,
  totalOf,
} from '../../../src/live-examples/requests/axis';
import {
  addRequests,
  clearRequests,
  endRequests,
  mostRows,
  noRequests,
} from '../../../src/live-examples/requests/list';
import {
  describeOrder,
  findWaits,
} from '../../../src/live-examples/requests/waits';

const rowOf = (id: number, change: Partial<RequestRow> = {}): RequestRow => ({
  run: 1,
  id,
  chain: 'Polkadot',
  label: `storage Pool.Entry(${id})`,
  args: '',
  isConnecting: false,
  start: 0,
  end: 0,
  state: 'waiting',
  answer: '',
  reads: 1,
  updates: 0,
  ...change,
});

test.describe('the list of requests', () => {
  const idsOf = ({rows}: {rows: readonly RequestRow[]}) =>
    rows.map(({id}) => id);
  const statesOf = ({rows}: {rows: readonly RequestRow[]}) =>
    rows.map(({state}) => state);

  test('applies changes to its rows', () => {
    const list = addRequests(noRequests, [rowOf(1), rowOf(2)]);
    const changed = addRequests(list, [rowOf(1, {state: 'answered'})]);
    expect(statesOf(changed)).toEqual(['answered', 'waiting']);
  });

  test('drops updates of cleared rows', () => {
    const cleared = clearRequests(
      addRequests(noRequests, [rowOf(1), rowOf(2)]),
    );
    expect(idsOf(addRequests(cleared, [rowOf(2), rowOf(3)]))).toEqual([3]);
  });

  test('keeps the newest rows', () => {
    const all = Array.from({length: mostRows + 50}, (_, index) => rowOf(index));
    expect(idsOf(addRequests(noRequests, all))).toEqual(
      all.slice(50).map(({id}) => id),
    );
  });

  test('cuts off pending requests at the end of their run', () => {
    const list = addRequests(noRequests, [rowOf(1)]);
    expect(statesOf(endRequests(list))).toEqual(['cut off']);
    const nextRun = addRequests(list, [rowOf(1, {run: 2})]);
    expect(statesOf(nextRun)).toEqual(['cut off', 'waiting']);
  });
});

test('the axis aligns simultaneous requests, and shortens pauses to 120 ms', () => {
  const axis = createAxis(
    [
      {start: 1000, end: 1200},
      {start: 1000, end: 1100},
      {start: 61_000, end: 61_200},
    ],
    70_000,
  );
  // Two periods of 200 ms, and the pause.
  const length = 200 + 120 + 200;
  const positions = [1000, 1100, 1200, 61_000, 61_200].map(axis.place);
  expect(positions).toEqual(
    [0, 100, 200, 320, 520].map((position) => position / length),
  );
  expect(axis.marks.map(({time}) => time)).toEqual([0, 200, 60_000, 60_200]);
});

test.describe('the order of requests', () => {
  const answered = (id: number, start: number, end: number) =>
    rowOf(id, {start, end, state: 'answered'});
  const early = answered(1, 0, 100);
  const late = answered(2, 0, 200);
  const next = answered(3, 210, 400);
  const nextToo = answered(4, 215, 300);
  /** A request after a pause, such as that of a pressed button. */
  const pressed = answered(5, 5000, 5200);

  test('has a wait where a request starts right after an answer', () => {
    const waits = findWaits([early, late, next, pressed]);
    expect(Array.from(waits)).toEqual([[next, late]]);
  });

  for (const [rows, order] of [
    [[late, next], 'one after the other'],
    [[early, late], 'all at the same time'],
    [[early, late, next, nextToo], 'in 2 steps'],
    [[late, pressed], ''],
    [[late], ''],
  ] as const) {
    const times = rows.map(({start, end}) => `${start}–${end}`).join(', ');
    test(`of ${times} ms is "${order}"`, () => {
      expect(describeOrder(rows, findWaits(rows))).toBe(order);
    });
  }
});

test('connecting lasts as long as its requests and the work between them', () => {
  const requests = [
    {start: 0, end: 10},
    {start: 60, end: 80},
    {start: 900, end: 930},
  ];
  // Pauses below 100 ms count as work, and the time is now 1000.
  const spans = mergeTimes(requests, 1000, 100);
  expect(spans).toEqual([
    {from: 0, to: 80},
    {from: 900, to: 930},
  ]);
  expect(totalOf(spans)).toBe(110);
});
