import {belowProviders, test} from './bench';
import {balance, boundary, openFailing, Read, rewards} from './parts';

import {expect} from 'vitest';
import {useQueryErrorResetter, useStore} from '@reactive-dot/react';
import {createElement as h, Suspense, useState} from 'react';

for (const invalidates of [false, true])
  test(`Async and Suspense, Catch an error and retry: ${invalidates ? '“Invalidate the query when the boundary resets”' : '“rendering the component again is not enough”'}`, async ({
    bench,
  }) => {
    const resets: number[] = [];
    function Part() {
      const store = useStore();
      return boundary(
        () => {
          resets.push(resets.length);
          if (invalidates) store.invalidateQuery(rewards);
        },
        h(Suspense, {fallback: 'Loading'}, h(Read, {query: rewards})),
      );
    }
    const page = await openFailing(bench, h(Part));
    page.texts.length = 0;
    page.click('Again');
    await expect.poll(() => resets.length).toBe(1);
    if (invalidates) await expect.poll(page.text).toMatch(/^read \d+$/);
    else {
      await expect.poll(() => page.errors.length).toBeGreaterThan(1);
      expect(page.text()).toBe('failedAgain');
    }
  });

test('Async and Suspense, Storage and other live reads: “it does not restart a subscription”, “give the outermost ReactiveDotProvider a key, and change it when the boundary resets”', async ({
  bench,
}) => {
  const outcomes: string[] = [];
  function Inner({onRetry}: {onRetry: () => void}) {
    const store = useStore();
    return boundary(
      () => {
        outcomes.push('reset');
        if (outcomes.length === 1) store.invalidateQuery(balance);
        else onRetry();
      },
      h(Suspense, {fallback: 'Loading'}, h(Read, {query: balance})),
    );
  }
  function Root() {
    const [attempt, setAttempt] = useState(0);
    return belowProviders(
      bench.config,
      h(Inner, {onRetry: () => setAttempt(attempt + 1)}),
      attempt,
    );
  }
  const page = await openFailing(bench, h(Root), bench.open);
  page.click('Again');
  await expect.poll(() => page.errors.length).toBeGreaterThan(1);
  await expect.poll(page.text).toBe('failedAgain');
  page.click('Again');
  await expect.poll(page.text).toMatch(/^read \d+$/);
});

test('Known issues, useQueryErrorResetter throws: “fails as soon as there is a failed read to clear”', async ({
  bench,
}) => {
  const thrown: string[] = [];
  function Part() {
    const reset = useQueryErrorResetter();
    return boundary(
      () => {
        try {
          reset();
        } catch (error) {
          thrown.push(String(error));
        }
      },
      h(Read, {query: rewards}),
    );
  }
  const page = await openFailing(bench, h(Part));
  page.click('Again');
  expect(thrown).toEqual([
    'TypeError: Cannot convert undefined or null to object',
  ]);
});
