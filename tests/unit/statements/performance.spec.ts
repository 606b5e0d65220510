import {test} from './bench';
import {account, Read, rewards} from './helpers';

import {expect} from 'vitest';
import {useQueryLoader, useStore} from '@reactive-dot/react';
import {createElement as h} from 'react';

test('Known issues, A prefetch goes to the wrong chain: “always loads from the chain of the nearest ChainProvider”', async ({
  bench,
}) => {
  function Loader() {
    const load = useQueryLoader();
    return h(
      'button',
      {onClick: () => load(account as never, {chainId: 'kusama'})},
      'Load',
    );
  }
  const page = await bench.openBelowProviders(h(Loader));
  await expect.poll(page.text).toBe('Load');
  page.click('Load');
  await expect.poll(() => bench.chains.polkadot.blocks()).toBeDefined();
  expect(bench.chains.kusama.blocks()).toBeUndefined();
});

test('Known issues, The page uses more and more memory: “frees the values. The entries stay”, and Performance, Keep memory in check: “keeps every entry”', async ({
  bench,
}) => {
  const seen: string[] = [];
  function Count() {
    const store = useStore();
    const count = () =>
      store.invalidateChainQueries(({type}) => {
        seen.push(type);
        return false;
      });
    return h('button', {onClick: count}, 'Count');
  }
  const first = await bench.openBelowProviders(h(Read, {query: rewards}));
  await expect.poll(first.text).toMatch(/^read \d+$/);
  first.close();
  const second = await bench.openBelowProviders(h(Count));
  await expect.poll(second.text).toBe('Count');
  second.click('Count');
  expect(seen).toEqual(['runtime-api']);
});
