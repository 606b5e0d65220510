import {aliceSigner, type Bench} from './bench';
import type {Page} from './page';

import {expect} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig, type Query} from '@reactive-dot/core';
import {useBlock, useLazyLoadQuery} from '@reactive-dot/react';
import {createElement as h, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

import {alice} from '../../../src/simulated-chain/accounts';

/** A read that isn't live. */
export const rewards = (builder: Query<[]>) =>
  builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [alice.address]);
/** A live read. */
export const balance = (builder: Query<[]>) =>
  builder.storage('System', 'Account', [alice.address]);

/** Renders one of the two reads. */
export function Read(props: {query: typeof rewards | typeof balance}) {
  const value = useLazyLoadQuery(props.query as typeof balance) as
    bigint | {data: {free: bigint}};
  return `read ${typeof value === 'bigint' ? value : value.data.free}`;
}

/** Returns an error boundary with a button, like the guides' one. */
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

/** Renders an element whose first read fails, inside an error boundary. */
export async function openFailing(
  bench: Bench,
  element: ReactNode,
  open = bench.openBelowProviders,
): Promise<Page> {
  // The chain answers another request first, so that the next failure is the
  // read's.
  const Head = () => `head ${useBlock().number}`;
  const first = await bench.openBelowProviders(h(Head));
  await expect.poll(first.text).toContain('head');
  first.close();

  bench.switches.fail = true;
  const page = await open(element);
  await expect.poll(page.text).toBe('failedAgain');
  return page;
}

/** Waits until Polkadot has finalized the given number of further blocks. */
export async function blocksPass({chains}: Bench, count: number) {
  const finalized = () => chains.polkadot.blocks()?.finalized().number ?? 0;
  const before = finalized();
  await expect.poll(finalized).toBeGreaterThanOrEqual(before + count);
}

/** A config whose node loses each transaction, and refuses it afterward. */
export function createLossyConfig(bench: Bench) {
  const provider: JsonRpcProvider = (onMessage) => {
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      send(message) {
        const {id, method} = JSON.parse(message) as {
          id: number;
          method: string;
        };
        if (method !== 'transaction_v1_broadcast') {
          connection.send(message);
          return;
        }
        bench.switches.invalid = true;
        onMessage(JSON.stringify({jsonrpc: '2.0', id, result: 'lost'}));
      },
    };
  };
  return defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  }) as Bench['config'];
}

/**
 * A config whose node counts the reads of the rewards, and holds their answers
 * back while `isHeld` is true.
 */
export function createSlowRewards(bench: Bench) {
  const reads = {count: 0, isHeld: false, release: () => {}};
  const provider: JsonRpcProvider = (onMessage) => {
    const connection = bench.chains.polkadot.provider(onMessage);
    return {
      ...connection,
      send(message) {
        const isRead = message.includes('NominationPoolsApi_pending_rewards');
        if (isRead) reads.count++;
        if (!isRead || !reads.isHeld) {
          connection.send(message);
          return;
        }
        const {release} = reads;
        reads.release = () => {
          release();
          connection.send(message);
        };
      },
    };
  };
  const config = defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  }) as Bench['config'];
  return {config, reads};
}

/** Alice's signer, and how often it has signed. */
export function createCountingSigner() {
  let signatures = 0;
  const signer: typeof aliceSigner = {
    ...aliceSigner,
    signTx(...args) {
      signatures++;
      return aliceSigner.signTx(...args);
    },
  };
  return {signer, signatures: () => signatures};
}
