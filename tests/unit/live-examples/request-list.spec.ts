/**
 * The rows that a page keeps of the requests that the frame reports. Tests of
 * the browser see only a few rows, so the limits are checked here.
 */
import {expect, test} from 'vitest';

import {
  addRequests,
  clearRequests,
  countRequests,
  endRequests,
  groupRuns,
  mostRows,
  noRequests,
  type RequestList,
} from '../../../src/live-examples/requests/list';
import {rowOf} from './request-row';

const idsOf = ({rows}: RequestList) => rows.map(({id}) => id);
const statesOf = ({rows}: RequestList) => rows.map(({state}) => state);

test('a changed row stays at its place', () => {
  const list = addRequests(noRequests, [rowOf(1), rowOf(2)]);
  const changed = addRequests(list, [rowOf(1, {state: 'answered'})]);
  expect(idsOf(changed)).toEqual([1, 2]);
  expect(statesOf(changed)).toEqual(['answered', 'waiting']);
});

test('a cleared row doesn’t come back with its next change', () => {
  const cleared = clearRequests(addRequests(noRequests, [rowOf(1), rowOf(2)]));
  expect(idsOf(cleared)).toEqual([]);
  expect(idsOf(addRequests(cleared, [rowOf(2), rowOf(3)]))).toEqual([3]);
});

test('a full list drops its oldest rows', () => {
  const all = Array.from({length: mostRows + 50}, (_, index) => rowOf(index));
  expect(idsOf(addRequests(noRequests, all))).toEqual(
    all.slice(50).map(({id}) => id),
  );
});

test('the end of a run cuts off its pending requests', () => {
  const list = addRequests(noRequests, [
    rowOf(1),
    rowOf(2, {state: 'answered'}),
  ]);
  expect(statesOf(endRequests(list))).toEqual(['cut off', 'answered']);
});

test('a new run cuts off the pending requests of the last one', () => {
  const list = addRequests(noRequests, [rowOf(1)]);
  const next = addRequests(list, [rowOf(1, {run: 500})]);
  expect(statesOf(next)).toEqual(['cut off', 'waiting']);
  // A run is identified by the time of its start.
  expect(next.rows[0]?.end).toBe(500);
});

test('the number of requests is that of the newest run, without connecting', () => {
  const rows = [
    rowOf(1),
    rowOf(2),
    rowOf(1, {run: 2, isConnecting: true}),
    rowOf(2, {run: 2}),
  ];
  expect(countRequests(rows)).toBe(1);
});

test('the requests of each run are together, in order', () => {
  const rows = [rowOf(1), rowOf(2), rowOf(1, {run: 2})];
  expect(groupRuns(rows)).toEqual([rows.slice(0, 2), rows.slice(2)]);
});
