// @vitest-environment happy-dom
// When the notice about loading appears and which one. `tests/full` makes real
// requests fail, which takes ten seconds each.
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
afterEach(() => {
  hideNotice();
  vi.useRealTimers();
});

const shownNotices = () =>
  Array.from(
    document.querySelectorAll('[role=alert] p'),
    ({textContent}) => textContent,
  );

test('a slow loader removes only its own notice when it arrives', () => {
  const arrive = noticeIfLate('Search is slow.');
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shownNotices()).toEqual(['Search is slow.']);
  const removeNotice = showNotice('The type failed.');
  expect(shownNotices()).toEqual(['The type failed.']);
  arrive();
  expect(shownNotices()).toEqual(['The type failed.']);
  removeNotice();
  expect(shownNotices()).toEqual([]);
});

test('a notice appears again when a newer one is removed', () => {
  showNotice('Search is slow.');
  showNotice('The type failed.')();
  expect(shownNotices()).toEqual(['Search is slow.']);
});

test('a loader that arrives in time shows no notice', () => {
  noticeIfLate('Search is slow.')();
  vi.advanceTimersByTime(loadPatienceMs);
  expect(shownNotices()).toEqual([]);
});
