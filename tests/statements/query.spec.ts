import {belowProviders, test} from './bench';
import {balance, boundary, Read, ready, rewards} from './parts';

import {expect} from 'vitest';
import {
  useLazyLoadQuery,
  useQueryErrorResetter,
  useStore,
} from '@reactive-dot/react';
import {createElement as h, Suspense, useState} from 'react';

test('Query, Catch errors and retry: “give the outermost ReactiveDotProvider a key”, “it does not restart a subscription that failed”', async ({
  bench,
}) => {
  await ready(bench);
  const outcomes: string[] = [];
  function Inner({onRetry}: {onRetry: () => void}) {
    const store = useStore();
    return boundary(
      () => {
        outcomes.push('reset');
        if (outcomes.length === 1) store.invalidateQuery(balance as never);
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
  bench.chains.polkadot.flip({failsNext: true});
  const page = await bench.open(h(Root));
  await expect.poll(page.text).toBe('failedAgain');
  page.click('Again');
  await expect.poll(() => page.errors.length).toBeGreaterThan(1);
  await expect.poll(page.text).toBe('failedAgain');
  page.click('Again');
  await expect.poll(page.text).toMatch(/^read \d+$/);
});

test('Query, Known issue: “after an error, its function throws TypeError”', async ({
  bench,
}) => {
  await ready(bench);
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
  bench.chains.polkadot.flip({failsNext: true});
  const page = await bench.openBelowProviders(h(Part));
  await expect.poll(page.text).toBe('failedAgain');
  page.click('Again');
  expect(thrown).toEqual([
    'TypeError: Cannot convert undefined or null to object',
  ]);
});

test('Query, Ask only when there is something to ask: “the result is the symbol idle”, without suspending', async ({
  bench,
}) => {
  const Nothing = () => String(useLazyLoadQuery(() => undefined));
  const page = await bench.openBelowProviders(h(Nothing));
  await expect.poll(page.text).toBe('Symbol(idle)');
  expect(page.texts).not.toContain('Loading');
});

test('Query, Know what is live: “A one-shot answer stays in the cache”', async ({
  bench,
}) => {
  function Toggle() {
    const [isShown, setShown] = useState(true);
    return [
      isShown && h(Read, {key: 0, query: rewards}),
      h('button', {key: 1, onClick: () => setShown(!isShown)}, 'Toggle'),
    ];
  }
  const page = await bench.openBelowProviders(h(Toggle));
  await expect.poll(page.text).toMatch(/^read \d+Toggle$/);
  const before = page.text();
  page.click('Toggle');
  await expect.poll(page.text).toBe('Toggle');
  const {finalized = 0} = bench.chains.polkadot.view();
  await expect
    .poll(() => bench.chains.polkadot.view().finalized)
    .toBeGreaterThan(finalized + 2);
  page.texts.length = 0;
  page.click('Toggle');
  await expect.poll(page.text).toBe(before);
  expect(page.texts).toEqual([before]);
});
