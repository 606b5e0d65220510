/**
 * When a run's result counts as complete. The page's status depends on it, and
 * the times are fractions of a second, so the test controls the clock.
 */
import {expect, test, vi} from 'vitest';

import {createProgress} from '../../../src/live-examples/frame/progress';

test.beforeEach(() => void vi.useFakeTimers());
test.afterEach(() => void vi.useRealTimers());

/** Starts a run whose state the test sets. */
function setUp({pressesButton = false} = {}) {
  const run = {isMounted: true, isAnswering: false, isBusy: false};
  const element = {hidden: false, hasChildNodes: () => run.isMounted};
  /** What the run has reported: `settled`, or whether it's busy. */
  const reports: (string | boolean)[] = [];
  const progress = createProgress({
    element,
    pressesButton,
    isAnswering: () => run.isAnswering,
    isBusy: () => run.isBusy,
    onSettled: () => reports.push('settled'),
    onBusy: (isBusy) => reports.push(isBusy),
  });
  return {run, element, reports, progress};
}

test('a result is complete after 60 ms without a change, and calm 200 ms later', () => {
  const {progress, reports} = setUp();
  progress.update();
  vi.advanceTimersByTime(59);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual(['settled']);
  expect(progress.isSettled()).toBe(true);
  vi.advanceTimersByTime(199);
  expect(reports).toEqual(['settled']);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual(['settled', false]);
});

test('a change restarts the wait', () => {
  const {progress, reports} = setUp();
  progress.update();
  vi.advanceTimersByTime(50);
  progress.update();
  vi.advanceTimersByTime(50);
  expect(reports).toEqual([]);
});

for (const state of [{isMounted: false}, {isAnswering: true}, {isBusy: true}]) {
  test(`a run with ${JSON.stringify(state)} is busy`, () => {
    const {progress, run, reports} = setUp();
    Object.assign(run, state);
    progress.update();
    vi.runAllTimers();
    expect(reports).toEqual([true]);
  });
}

test('later answers, which belong to live values, keep a result complete', () => {
  const {progress, run, reports} = setUp();
  progress.update();
  vi.runAllTimers();
  run.isAnswering = true;
  progress.update();
  vi.runAllTimers();
  expect(reports).toEqual(['settled', false, 'settled', false]);
});

test('a hidden result waits for the press of its button', () => {
  const {element, progress, reports} = setUp({pressesButton: true});
  element.hidden = true;
  progress.update();
  vi.runAllTimers();
  expect(reports).toEqual([]);
});

test('after the press of a button, the signature has a second to begin', () => {
  const {progress, reports} = setUp({pressesButton: true});
  progress.update();
  vi.advanceTimersByTime(60 + 999);
  expect(reports).toEqual(['settled']);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual(['settled', false]);
});

test('after the signature, the result is calm as soon as any other', () => {
  const {progress, run, reports} = setUp({pressesButton: true});
  run.isBusy = true;
  progress.update();
  run.isBusy = false;
  progress.update();
  vi.advanceTimersByTime(60 + 200);
  expect(reports).toEqual([true, 'settled', false]);
});

test('a stopped run reports nothing more', () => {
  const {progress, reports} = setUp();
  progress.update();
  vi.advanceTimersByTime(60);
  progress.stop();
  vi.runAllTimers();
  expect(reports).toEqual(['settled']);
});
