// A page with all parts of the guides about nomination pools, on a chain whose
// rewards and members a test changes. `bench` comes before packages, like in the
// tests.
import {belowProviders} from './bench';
import {dot, unit} from './dot';
import {AccountChoice} from './helpers';
import {importFiles, importSample} from './import-sample';
import {createLossyProvider} from './lossy-node';
import {signing} from './open-signing';
import {dispatch, findButton, openPage, type Page} from './page';

import {expect, onTestFinished, test as base} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {createElement as h, type ComponentType, type ReactNode} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import type {Switches} from '../../../src/simulated-chain/node';
import type {State} from '../../../src/simulated-chain/runtime';
import {createWorld} from '../../../src/simulated-chain/worlds';
import {allOff, createTestChain, fast} from '../test-chain';

/** The last guide about pools. Its page has the parts of all of them. */
const guide = 'docs-react/guides/leave-a-pool.mdx';

await importFiles(
  guide,
  'src/TransactionState.tsx',
  'src/parse-amount.ts',
  'src/use-underway.ts',
  'src/describe-era.ts',
  'src/format-perbill.ts',
  'src/Unlocking.tsx',
  'src/check-join.ts',
  'src/check-add.ts',
  'src/check-restake.ts',
  'src/leave-pool.ts',
  'src/PoolSelect.tsx',
  'src/JoinPool.tsx',
  'src/ClaimRewards.tsx',
  'src/RestakeRewards.tsx',
  'src/PoolShare.tsx',
  'src/LeavePool.tsx',
);
const {RefreshRewards} = await importSample<{RefreshRewards: ComponentType}>(
  'docs-react/guides/pool-rewards.mdx',
  'src/RefreshRewards.tsx',
  {page: guide},
);
/** Adds to a share. It isn't on the page. */
export const {AddToPool} = await importSample<{
  AddToPool: ComponentType<{address: string}>;
}>('docs-react/guides/pool-rewards.mdx', 'src/AddToPool.tsx', {
  page: guide,
});
const {PoolPage} = await importSample<{
  PoolPage: ComponentType<{address: string}>;
}>(guide, 'src/PoolPage.tsx');

/**
 * Makes Alice a member of pool 12. A slash has halved what is unbonding.
 *
 * @param unbonding - pairs of an era and the points that unlock in it
 */
export function setMember(
  state: State,
  points: bigint,
  unbonding: [era: number, points: bigint][] = [],
) {
  state.set('NominationPools', 'PoolMembers', [alice.address], {
    pool_id: 12,
    points,
    last_recorded_reward_counter: 0n,
    unbonding_eras: unbonding,
  });
  state.set('NominationPools', 'SubPoolsStorage', [12], {
    no_era: {points: 0n, balance: 0n},
    with_era: unbonding.map(([era, all]) => [
      era,
      {points: all * 2n, balance: all},
    ]),
  });
}

/** Fixtures for a test of the page about pools. */
export interface PoolBench {
  /** Calls of the page's transactions. */
  calls: unknown[];
  /** The account of each read of the rewards. */
  reads: string[];
  /** Rewards of Alice. Bob has none. */
  rewards: {current: bigint};
  switches: Switches;
  /** Whether a node of a page that opens loses each transaction. */
  isLossy: {current: boolean};
  /** Changes the state of the next block. */
  change: {next?: (state: State) => void};
  /**
   * Opens the page for Alice, with a button for Bob, on a chain of its own. Both
   * end with the test. The chain knows no calls of pools, so they fail in a
   * block.
   *
   * @param changeFirst - changes the state of the first block
   * @param render - renders other parts than the page for an account
   */
  open: (
    changeFirst?: (state: State, era: number) => void,
    render?: (address: string) => ReactNode,
  ) => Promise<Page>;
}

export const test = base.extend<{bench: PoolBench}>({
  // Vitest reads the needed fixtures from this pattern.
  // eslint-disable-next-line no-empty-pattern
  bench: async ({}, runTest) => {
    const switches = allOff();
    const calls: unknown[] = [];
    const reads: string[] = [];
    const rewards = {current: dot(1.25)};
    const change: PoolBench['change'] = {};
    const isLossy = {current: false};
    const createChain = (changeFirst?: (state: State, era: number) => void) => {
      const world = createWorld(unit, 10);
      return createTestChain({
        ...fast,
        apis: {
          NominationPoolsApi_pending_rewards: (_, address: string) => {
            reads.push(address === alice.address ? 'Alice' : 'Bob');
            return address === alice.address ? rewards.current : 0n;
          },
          NominationPoolsApi_points_to_balance: (_, _pool, points: bigint) =>
            points,
        },
        genesis(state) {
          world.genesis(state);
          state.set('NominationPools', 'MinJoinBond', [], dot(1));
          const {index} = state.get('Staking', 'ActiveEra') as {index: number};
          changeFirst?.(state, index);
        },
        onBlock(state, number) {
          world.onBlock(state, number);
          change.next?.(state);
          change.next = undefined;
        },
        switches,
      });
    };
    const open: PoolBench['open'] = (
      changeFirst,
      render = (address) => h(PoolPage, {key: address, address}),
    ) => {
      const chain = createChain(changeFirst);
      onTestFinished(chain.close);
      const provider = isLossy.current
        ? createLossyProvider(chain.provider, switches)
        : chain.provider;
      const config = defineConfig({
        chains: {polkadot: {descriptor: polkadot, provider}},
      });
      const accountPage = h(AccountChoice, {children: render});
      return openPage(
        belowProviders(
          config as never,
          signing(calls, h(RefreshRewards), accountPage),
        ),
      );
    };
    await runTest({calls, reads, rewards, switches, isLossy, change, open});
  },
});

/** Whether a user can click a button. */
export const isOffered = (label: string): boolean =>
  findButton(label)?.disabled === false;

/** Chooses a pool in the menu, as a user does. */
export function choosePool(id: number) {
  const menu = document.querySelector('select');
  if (!menu) throw new Error('The page has no menu.');
  menu.value = String(id);
  dispatch(menu, 'change');
}

/** The only alert after a transaction has been lost. */
export const lostAlerts = [
  expect.stringMatching(
    /\. The transaction may still arrive\. Look up 0x[\da-f]{64} before you try again\.$/,
  ) as string,
];
