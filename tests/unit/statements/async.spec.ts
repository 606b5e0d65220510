import {belowProviders, test} from './bench';
import {
  balance,
  boundary,
  openFailing,
  Read,
  rewards,
  withButton,
} from './parts';

import {expect} from 'vitest';
import {pending} from '@reactive-dot/core';
import {
  ReactiveDotProvider,
  useConfig,
  usePromiseValue,
  useQueryErrorResetter,
  useSpendableBalance,
  useStore,
} from '@reactive-dot/react';
import {createElement as h, Suspense, useState} from 'react';

import {alice, bob} from '../../../src/live-examples/simulated-chain/accounts';

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

test('Async and Suspense, Storage and other live reads: “pass it a copy of the config on each retry”', async ({
  bench,
}) => {
  function Part() {
    const config = useConfig();
    const [attempt, setAttempt] = useState(config);
    return boundary(
      () => setAttempt({...config}),
      h(ReactiveDotProvider, {config: attempt}, h(Read, {query: balance})),
    );
  }
  const page = await openFailing(bench, h(Part));
  page.click('Again');
  await expect.poll(page.text).toMatch(/^read \d+$/);
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

test('Async and Suspense, Render without suspending: “keep the old number while the balance of another address loads”', async ({
  bench,
}) => {
  function Quiet() {
    const [address, setAddress] = useState(alice.address);
    const balance = usePromiseValue(
      useSpendableBalance(address, {use: false}),
      (shown) => shown ?? pending,
    );
    return withButton(balance === pending ? '…' : String(balance), 'Bob', () =>
      setAddress(bob.address),
    );
  }
  const page = await bench.openBelowProviders(h(Quiet));
  await expect.poll(page.text).toBe('9999Bob');
  page.texts.length = 0;
  page.click('Bob');
  await expect.poll(page.text).toBe('49Bob');
  expect(page.texts).toEqual(['49Bob']);
});
