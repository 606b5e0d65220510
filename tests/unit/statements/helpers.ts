import type {Bench} from './bench';
import type {Page} from './page';

import {expect} from 'vitest';
import {MultiAddress, type polkadot} from '@polkadot-api/descriptors';
import type {Query} from '@reactive-dot/core';
import {useBlock, useLazyLoadQuery} from '@reactive-dot/react';
import type {TypedApi} from 'polkadot-api';
import {createElement as h, Fragment, useState, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

import {alice, bob} from '../../../src/simulated-chain/accounts';

/** A read that isn't live. */
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

/** Renders one of the two reads. */
export function Read(props: {query: typeof rewards | typeof account}) {
  const value = useLazyLoadQuery(props.query as typeof account) as
    bigint | {data: {free: bigint}};
  return `read ${typeof value === 'bigint' ? value : value.data.free}`;
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

/** Waits until Polkadot has finalized the given number of further blocks. */
export async function waitForBlocks({chains}: Bench, count: number) {
  const finalized = () => chains.polkadot.blocks()?.finalized().number ?? 0;
  const before = finalized();
  await expect.poll(finalized).toBeGreaterThanOrEqual(before + count);
}
