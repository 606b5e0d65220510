// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {
  loadPatienceMs,
  noticeIfLate,
} from '../../src/client-modules/load-failures/slow-loading';
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

test('a late loader removes only its own notice', () => {
  const arrived = noticeIfLate('Search is slow.');
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shown()).toEqual(['Search is slow.']);
  const mended = showNotice('The type failed.');
  expect(shown()).toEqual(['The type failed.']);
  arrived();
  expect(shown()).toEqual(['The type failed.']);
  mended();
  expect(shown()).toEqual([]);
});

test('a covered notice appears again', () => {
  showNotice('Search is slow.');
  showNotice('The type failed.')();
  expect(shown()).toEqual(['Search is slow.']);
});

test('a canceled loader shows no notice', () => {
  noticeIfLate('Search is slow.')();
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shown()).toEqual([]);
});
