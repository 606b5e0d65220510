// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {
  loadPatienceMs,
  tellIfLate,
} from '../../src/client-modules/load-failures/in-time';
import {
  hideNotice,
  showNotice,
} from '../../src/client-modules/load-failures/notice';

beforeEach(() => void vi.useFakeTimers());
afterEach(hideNotice);

const shown = () =>
  Array.from(
    document.querySelectorAll('[role=alert] p'),
    (words) => words.textContent,
  );

test('a loader that arrives late takes away its own notice alone', () => {
  const arrived = tellIfLate('Search is slow.');
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shown()).toEqual(['Search is slow.']);
  const mended = showNotice('The type failed.');
  expect(shown()).toEqual(['The type failed.']);
  arrived();
  expect(shown()).toEqual(['The type failed.']);
  mended();
  expect(shown()).toEqual([]);
});

test('a notice that was covered shows again', () => {
  showNotice('Search is slow.');
  showNotice('The type failed.')();
  expect(shown()).toEqual(['Search is slow.']);
});

test('nothing is said about a loader that nobody waits for', () => {
  tellIfLate('Search is slow.')();
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shown()).toEqual([]);
});
