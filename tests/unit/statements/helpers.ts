// Reads, components, and waits that several tests use.
import type {Bench} from './bench';
import {dispatch, isDisabled, submitText, type Page} from './page';

import {expect, onTestFinished, vi} from 'vitest';
import {MultiAddress, type polkadot} from '@polkadot-api/descriptors';
import type {Query} from '@reactive-dot/core';
import {
  useBlock,
  useLazyLoadQuery,
  useMutationListener,
} from '@reactive-dot/react';
import type {TypedApi} from 'polkadot-api';
import {createElement as h, Fragment, useState, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

import {alice, bob} from '../../../src/simulated-chain/accounts';

/** A read that isn't live. Its value grows with every block. */
export const rewards = (builder: Query<[]>) =>
  builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [alice.address]);

/** A live read. */
export const account = (builder: Query<[]>) =>
  builder.storage('System', 'Account', [alice.address]);

/** Sends 1 DOT to Bob. */
export const sendOneDot = (tx: TypedApi<typeof polkadot>['tx']) =>
  tx.Balances.transfer_keep_alive({
    dest: MultiAddress.Id(bob.address),
    value: 10_000_000_000n,
  });

export type BuildQuery = (builder: Query<[]>) => Query;

/** The hook for builders of any query, without the types of their values. */
export const useQuery = useLazyLoadQuery as never as (
  query: BuildQuery,
  options?: {fetchKey?: number},
) => unknown;

/** Renders Alice's rewards. `rewardsOn` finds them on the page. */
export const Rewards = ({fetchKey}: {fetchKey?: number}) =>
  `rewards ${useQuery(rewards, {fetchKey}) as bigint}`;

/** Returns the rewards on a page, or undefined if there are none. */
export const rewardsOn = (page: Page): string | undefined =>
  /rewards (\d+)/.exec(page.text())?.[1];

/** Renders one of the two reads. */
export function Read(props: {query: typeof rewards | typeof account}) {
  const value = useLazyLoadQuery(props.query as typeof account) as
    bigint | {data: {free: bigint}};
  return `read ${typeof value === 'bigint' ? value : value.data.free}`;
}

/** Lists the calls of all transactions on a page. */
export function CallRecorder({calls}: {calls: unknown[]}) {
  useMutationListener(({call}) => void calls.push(call));
  return null;
}

/** Returns an error boundary with a button, like the one in the guides. */
export const boundary = (onReset: () => void, children: ReactNode) =>
  h(
    ErrorBoundary,
    {
      onReset,
      fallbackRender: ({resetErrorBoundary}) => [
        h('p', {key: 0}, 'failed'),
        h('button', {key: 1, onClick: resetErrorBoundary}, 'Again'),
      ],
    },
    children,
  );

/** Renders a text and a button for a test's action. */
export const withButton = (
  text: ReactNode,
  label: string,
  onClick: () => void,
) => [h('output', {key: 0}, text), h('button', {key: 1, onClick}, label)];

/** Lets a test choose Alice, who is chosen at first, or Bob. */
export function AccountChoice(props: {
  children: (address: string) => ReactNode;
}) {
  const [{address}, setAccount] = useState(alice);
  return [
    h('button', {key: 0, onClick: () => setAccount(alice)}, 'Alice'),
    h('button', {key: 1, onClick: () => setAccount(bob)}, 'Bob'),
    h(Fragment, {key: 2}, props.children(address)),
  ];
}

/**
 * Renders an element whose first read fails, inside an error boundary.
 *
 * @param open - renders the element, if not below the guides' providers
 */
export async function openFailing(
  bench: Bench,
  element: ReactNode,
  open = bench.openBelowProviders,
): Promise<Page> {
  // Connects first. Otherwise, the switch would fail a request of the
  // connection instead of the read.
  const Head = () => `head ${useBlock().number}`;
  const first = await bench.openBelowProviders(h(Head));
  await expect.poll(first.text).toContain('head');
  first.close();

  bench.switches.fail = true;
  const page = await open(element);
  // The text and the button of `boundary`.
  await expect.poll(page.text).toBe('failedAgain');
  return page;
}

/** Waits until a connected Polkadot has finalized further blocks. */
export async function waitForBlocks({chains}: Bench, count: number) {
  const finalized = () => {
    const blocks = chains.polkadot.blocks();
    if (!blocks) throw new Error('Nothing has connected to Polkadot yet.');
    return blocks.finalized().number;
  };
  const before = finalized();
  await expect.poll(finalized).toBeGreaterThanOrEqual(before + count);
}

/**
 * Returns the two ways in which a form of Alice can lose her account during a
 * check: children of `AccountChoice` that keep the form, or that remove it.
 */
export const waysToLeave = (
  render: (address: string) => ReactNode,
): [rule: string, children: (address: string) => ReactNode][] => [
  ['the user switches accounts', render],
  [
    'the form leaves the page',
    (address) => address === alice.address && render(address),
  ],
];

/**
 * Clicks a button as Alice, and chooses Bob during the check that follows.
 * Expects that nothing is sent.
 *
 * @param page - a page with `AccountChoice`
 * @param calls - the calls that the page has sent
 * @param label - the button's label
 * @param text - what the user types before, if the button has a form
 */
export async function expectNothingSentAfterSwitch(
  page: Page,
  calls: readonly unknown[],
  label: string,
  text?: string,
) {
  await expect.poll(() => isDisabled(label)).toBe(false);
  if (text === undefined) page.click(label);
  else submitText(page, text, label);
  await expect.poll(page.text).toContain('Checking…');
  page.click('Bob');
  await expect.poll(page.text).not.toContain('Checking…');
  // The check takes a fraction of this time.
  await pause(1000);
  expect(calls).toEqual([]);
}

/** Waits in real time, for what must not happen in the meantime. */
export const pause = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Expects that a page which reads every 100 ms stops in a hidden tab, and
 * continues once the tab is visible.
 */
export async function expectPauseInHiddenTab(
  bench: Bench,
  reads: {count: number},
) {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => isHidden.mockRestore());
  const report = () => dispatch(document, 'visibilitychange');
  report();
  // A read can still be in progress.
  await waitForBlocks(bench, 1);
  reads.count = 0;
  // Three blocks take 600 ms, the time of several reads.
  await waitForBlocks(bench, 3);
  expect(reads.count, 'reads in a hidden tab').toBe(0);
  isHidden.mockRestore();
  report();
  await expect.poll(() => reads.count).toBeGreaterThan(0);
}
