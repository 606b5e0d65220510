// Checks docs-react/guides/bulk-refresh.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {
  expectPauseInHiddenTab,
  pause,
  Rewards,
  rewardsOn,
  useQuery,
  waitForBlocks,
} from './helpers';
import {importSample} from './import-sample';
import {createSlowConfig} from './slow-node';

import {expect} from 'vitest';
import {useLazyLoadQuery} from '@reactive-dot/react';
import {createElement as h, type ComponentType, type ReactNode} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/bulk-refresh.mdx';

test('Refetch stale data, Poll at regular intervals: “refetches everything from the pools’ runtime API”, but not in a hidden tab or after it unmounts', async ({
  bench,
}) => {
  const {RefreshRegularly} = await importSample<{
    RefreshRegularly: ComponentType;
  }>(guide, 'src/RefreshRegularly.tsx', {
    change: (code) => code.replace('60_000', '100'),
  });
  const RewardsOfBob = () =>
    ` of Alice, ${
      useQuery((builder) =>
        builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [
          bob.address,
        ]),
      ) as bigint
    } of Bob`;
  const slow = createSlowConfig(bench);
  const page = await bench.open(
    belowProviders(slow.config, [
      h(Rewards, {key: 0}),
      h(RewardsOfBob, {key: 1}),
      h(RefreshRegularly, {key: 2}),
    ]),
  );
  const both = /^rewards (\d+) of Alice, (\d+) of Bob$/;
  await expect.poll(page.text).toMatch(both);
  const [, ofAlice, ofBob] = both.exec(page.text())!;
  await expect.poll(page.text).not.toContain(`${ofAlice} of Alice`);
  await expect.poll(page.text).not.toContain(`${ofBob} of Bob`);
  expect(page.text()).toMatch(both);

  await expectPauseInHiddenTab(bench, slow.reads);

  page.close();
  slow.reads.count = 0;
  await pause(400);
  expect(slow.reads.count, 'reads in 400 ms, at one every 100 ms').toBe(0);
});

test('Refetch stale data, Refetch the page with a button: if the chain doesn’t answer, the old values stay until the user stops the refresh', async ({
  bench,
}) => {
  const {RefreshablePage} = await importSample<{
    RefreshablePage: ComponentType<{children?: ReactNode}>;
  }>(guide, 'src/RefreshablePage.tsx', {
    // Shows in the button's label what only its attribute `disabled` says.
    change: (code) =>
      code.replace(' Refresh\n', ' {refreshing ? "busy" : "idle"}\n'),
  });
  const Kusama = () =>
    `Kusama ${useLazyLoadQuery((builder) => builder.storage('System', 'Number'), {chainId: 'kusama'})}`;
  const slow = createSlowConfig(bench);
  const page = await bench.open(
    belowProviders(
      slow.config,
      h(RefreshablePage, null, h(Rewards), h(Kusama)),
    ),
  );
  await expect.poll(page.text).toMatch(/^idlerewards \d+Kusama \d+$/);
  const before = rewardsOn(page);

  slow.reads.hold();
  page.click('idle');
  await expect.poll(() => slow.reads.count).toBe(1);
  await waitForBlocks(bench, 2);
  expect(page.text()).toMatch(/^busyStoprewards \d+Kusama \d+$/);
  expect(rewardsOn(page)).toBe(before);
  expect(page.errors).toEqual([]);
  page.click('Stop');
  await expect.poll(page.text).toMatch(/^idlerewards \d+Kusama \d+$/);
  expect(rewardsOn(page)).toBe(before);

  // The next refresh works again.
  slow.reads.release();
  page.click('idle');
  await expect.poll(() => rewardsOn(page)).not.toBe(before);
  await expect.poll(page.text).toMatch(/^idlerewards \d+Kusama \d+$/);
});
