// Checks docs-react/guides/known-issues.mdx, Reading. A title has the guide's name,
// the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {
  account,
  boundary,
  openFailing,
  Read,
  rewards,
  useQuery,
  type BuildQuery,
} from './helpers';

import {expect} from 'vitest';
import {
  useQueryErrorResetter,
  useQueryLoader,
  useStore,
} from '@reactive-dot/react';
import {createElement as h} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const rewardsOfBob: BuildQuery = (builder) =>
  builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [bob.address]);

test('Known issues, A "Try again" button throws: “whenever there’s a failed read to clear”', async ({
  bench,
}) => {
  const thrown: string[] = [];
  function PartWithReset() {
    const reset = useQueryErrorResetter();
    const tryReset = () => {
      try {
        reset();
      } catch (error) {
        thrown.push(String(error));
      }
    };
    return boundary(tryReset, h(Read, {query: rewards}));
  }
  const page = await openFailing(bench, h(PartWithReset));
  page.click('Again');
  expect(thrown).toEqual([
    'TypeError: Cannot convert undefined or null to object',
  ]);
});

test('Known issues, A prefetch goes to the wrong chain: “always loads from the chain of the nearest `ChainProvider`”', async ({
  bench,
}) => {
  function LoadFromKusama() {
    const load = useQueryLoader();
    return h(
      'button',
      {onClick: () => load(account as never, {chainId: 'kusama'})},
      'Load',
    );
  }
  const page = await bench.openBelowProviders(h(LoadFromKusama));
  await expect.poll(page.text).toBe('Load');
  page.click('Load');
  await expect.poll(() => bench.chains.polkadot.blocks()).toBeDefined();
  expect(
    bench.chains.kusama.blocks(),
    'Kusama starts with the first connection',
  ).toBeUndefined();
});

test('Known issues, The page uses more and more memory: “The cache keeps an entry for every different read”', async ({
  bench,
}) => {
  const cached: string[] = [];
  function Count() {
    const store = useStore();
    const count = () =>
      store.invalidateChainQueries(({type}) => {
        cached.push(type);
        return false;
      });
    return h('button', {onClick: count}, 'Count');
  }
  function TwoReads() {
    useQuery(rewards);
    useQuery(rewardsOfBob);
    return 'read';
  }
  const first = await bench.openBelowProviders(h(TwoReads));
  await expect.poll(first.text).toBe('read');
  first.close();
  const second = await bench.openBelowProviders(h(Count));
  await expect.poll(second.text).toBe('Count');
  second.click('Count');
  expect(cached).toEqual(['runtime-api', 'runtime-api']);
});
