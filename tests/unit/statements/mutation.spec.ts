import {aliceSigner, test, type Bench} from './bench';
import type {Page} from './page';

import {expect} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {idle, MutationError, pending} from '@reactive-dot/core';
import {useMutation} from '@reactive-dot/react';
import {createClient, type TxEvent} from 'polkadot-api';
import {createElement as h} from 'react';
import type {Observable} from 'rxjs';

import {alice, bob} from '../../../src/live-examples/simulated-chain/accounts';

const dot = 10_000_000_000n;

/** What the observable of each submission gave, in order. */
type Sent = string[][];

const nameOf = (value: unknown): string => {
  if (value === idle) return 'idle';
  if (value === pending) return 'pending';
  if (value instanceof MutationError) return `MutationError ${value.message}`;
  const event = value as TxEvent;
  if (event.type === 'txBestBlocksState')
    return event.found ? 'in a block' : 'in no block';
  return event.type === 'finalized' ? `finalized ${event.ok}` : event.type;
};

/** Sends to Bob at a click on its button; what happens is written into `sent`. */
function Send(props: {sent: Sent; amount: bigint; times: number}) {
  const {sent, amount, times} = props;
  const [state, send] = useMutation(
    (tx) =>
      tx.Balances.transfer_keep_alive({
        dest: MultiAddress.Id(bob.address),
        value: amount,
      }),
    {signer: aliceSigner},
  );
  const keep = (events: Observable<TxEvent>) => {
    const log: string[] = [];
    sent.push(log);
    events.subscribe({
      next: (event) => log.push(nameOf(event)),
      error: ({cause, name}: Error) =>
        log.push(`error ${cause instanceof Error ? cause.name : name}`),
    });
  };
  const submit = () => Array.from({length: times}, () => send()).forEach(keep);
  return [nameOf(state), h('button', {key: 0, onClick: submit}, 'Send')];
}

/** Shows the button and clicks it. */
async function send(
  bench: Bench,
  {amount = dot, times = 1},
): Promise<Page & {sent: Sent}> {
  const sent: Sent = [];
  const page = await bench.openBelowProviders(h(Send, {sent, amount, times}));
  await expect.poll(page.text).toContain('idleSend');
  page.click('Send');
  return Object.assign(page, {sent});
}

/** The nonce of Alice in the newest best block, as another client sees it. */
async function nonceOfAlice({chains}: Bench): Promise<number> {
  const client = createClient(chains.polkadot.provider);
  const {nonce} = await client
    .getTypedApi(polkadot)
    .query.System.Account.getValue(alice.address, {at: 'best'});
  client.destroy();
  return nonce;
}

test('Mutation, Handle failures: “Such a transaction was included … nothing throws”', async ({
  bench,
}) => {
  const page = await send(bench, {amount: 1_000_000n * dot});
  await expect.poll(page.text).toContain('finalized false');
  expect(page.sent[0]!.at(-1)).toBe('finalized false');
  expect(await nonceOfAlice(bench)).toBe(1);
});

test('Transactions in depth, Send several calls as one transaction: “Two transactions that you build before the first is in a block get the same nonce, so only one of them is included”', async ({
  bench,
}) => {
  const page = await send(bench, {times: 2});
  await expect
    .poll(() => page.sent.map((events) => events.at(-1)).sort())
    .toEqual(['error InvalidTxError', 'finalized true']);
  expect(await nonceOfAlice(bench)).toBe(1);
});
