import {belowProviders, test} from './bench';
import {account, boundary, openFailing, Read, rewards} from './helpers';

import {expect} from 'vitest';
import {
  useNativeTokenAmountFromPlanck,
  usePromiseValue,
  useQueryErrorResetter,
  useStore,
} from '@reactive-dot/react';
import {createElement as h, Suspense, useState} from 'react';

test('Retry failed reads, Retry storage and other live reads: “The store leaves live reads alone”, “give the outermost provider a key and change that instead”', async ({
  bench,
}) => {
  const outcomes: string[] = [];
  function Inner({onRetry}: {onRetry: () => void}) {
    const store = useStore();
    return boundary(
      () => {
        outcomes.push('reset');
        if (outcomes.length === 1) store.invalidateQuery(account);
        else onRetry();
      },
      h(Suspense, {fallback: 'Loading'}, h(Read, {query: account})),
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

test('Known issues, A "Try again" button throws: “whenever there\'s a failed read to clear”', async ({
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

test('Numbers and units, Turn raw planck into an amount: “calls the function and fails”', async ({
  bench,
}) => {
  function Part() {
    usePromiseValue(useNativeTokenAmountFromPlanck({use: false}));
    return 'shown';
  }
  const page = await bench.openBelowProviders(boundary(() => {}, h(Part)));
  await expect.poll(page.text).toContain('failed');
  expect(page.errors).toContain('Cannot convert Symbol(pending) to a BigInt');
});
