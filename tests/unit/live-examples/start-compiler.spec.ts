import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';

import {startCompiler} from '../../../src/live-examples/editor/start-compiler';

const slowAnswerMs = 30_000;

/** The compiler in the worker, which takes half a minute for each answer. */
vi.mock('comlink', () => ({
  wrap: () => ({
    complete: () =>
      new Promise((resolve) => setTimeout(resolve, slowAnswerMs, 'answer')),
  }),
}));

const complete = (compiler: {complete(code: string, at: number): unknown}) =>
  compiler.complete('', 0) as Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', EventTarget);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test('readers get the first answer however long loading takes, and later ones in time or not at all', async () => {
  const {askSoon, hasAnswered} = startCompiler('worker.js');
  const first = askSoon(complete);
  expect(hasAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(slowAnswerMs);
  await expect(first).resolves.toBe('answer');
  expect(hasAnswered()).toBe(true);

  const second = askSoon(complete);
  second.catch(() => {});
  await vi.advanceTimersByTimeAsync(slowAnswerMs);
  await expect(second).rejects.toThrow('timed out');
});
