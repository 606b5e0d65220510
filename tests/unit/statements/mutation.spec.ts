import {aliceSigner, belowProviders, test, type Bench} from './bench';
import type {Page} from './page';

import {expect} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {idle, MutationError, pending} from '@reactive-dot/core';
import {useMutation, useMutationListener} from '@reactive-dot/react';
import {createClient, type PolkadotSigner, type TxEvent} from 'polkadot-api';
import {createElement as h} from 'react';
import type {Observable} from 'rxjs';

import {alice, bob} from '../../../src/live-examples/simulated-chain/accounts';

const dot = 10_000_000_000n;

interface Sent {
  /** What the observable of each submission gave, in order. */
  events: string[][];
  heard: string[];
  thrown: unknown[];
}

const nameOf = (value: unknown): string => {
  if (value === idle) return 'idle';
  if (value === pending) return 'pending';
  if (value instanceof MutationError) return `MutationError ${value.message}`;
  const event = value as TxEvent;
  if (event.type === 'txBestBlocksState')
    return event.found ? 'in a block' : 'in no block';
  return event.type === 'finalized' ? `finalized ${event.ok}` : event.type;
};

/** A button that sends to Bob; what happens is written into `sent`. */
function Send(props: {
  sent: Sent;
  amount?: bigint;
  signer?: PolkadotSigner;
  txOptions?: object;
  times?: number;
  /** What to do with what `send` returns; without it, its events are kept. */
  onSend?: (events: Observable<TxEvent>) => void;
}) {
  const {sent, amount = dot, times = 1} = props;
  const [state, send] = useMutation(
    (tx) => {
      if (amount < 0n) throw new Error('Less than nothing');
      return tx.Balances.transfer_keep_alive({
        dest: MultiAddress.Id(bob.address),
        value: amount,
      });
    },
    {signer: props.signer, txOptions: props.txOptions},
  );
  useMutationListener(({value}) => void sent.heard.push(nameOf(value)));
  const keep = (events: Observable<TxEvent>) => {
    const log: string[] = [];
    sent.events.push(log);
    events.subscribe({
      next: (event) => log.push(nameOf(event)),
      error: ({cause, name}: Error) =>
        log.push(`error ${cause instanceof Error ? cause.name : name}`),
    });
  };
  const submit = () => {
    try {
      Array.from({length: times}, () => send()).forEach(props.onSend ?? keep);
    } catch (error) {
      sent.thrown.push(error);
    }
  };
  return [nameOf(state), h('button', {key: 0, onClick: submit}, 'Send')];
}

async function openSend(
  bench: Bench,
  props: Omit<Parameters<typeof Send>[0], 'sent'>,
): Promise<Page & {sent: Sent}> {
  const sent: Sent = {events: [], heard: [], thrown: []};
  const page = await bench.open(
    belowProviders(bench.config, h(Send, {...props, sent})),
  );
  await expect.poll(page.text).toContain('idleSend');
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

test('Mutation, Handle failures: “send itself throws when there is no signer”; Transactions in depth, Watch every transaction: “the listener is not called”', async ({
  bench,
}) => {
  const page = await openSend(bench, {});
  page.click('Send');
  await expect.poll(page.text).toContain('MutationError No signer provided');
  expect(String(page.sent.thrown[0])).toContain('No signer provided');
  expect(page.sent.heard).toEqual([]);
});

test('Transactions in depth, Watch every transaction: “when the builder throws, the listener is not called”', async ({
  bench,
}) => {
  const page = await openSend(bench, {amount: -1n, signer: aliceSigner});
  page.click('Send');
  await expect.poll(page.text).toContain('MutationError Less than nothing');
  expect(page.sent.heard).toEqual([]);
});

test('Mutation, Handle failures: “Such a transaction was included … nothing throws”', async ({
  bench,
}) => {
  const page = await openSend(bench, {
    amount: 1_000_000n * dot,
    signer: aliceSigner,
  });
  page.click('Send');
  await expect.poll(page.text).toContain('finalized false');
  expect(page.sent.events[0]!.at(-1)).toBe('finalized false');
  expect(await nonceOfAlice(bench)).toBe(1);
});

test('Transactions in depth, Follow one transaction in code: “a late subscriber gets all events from the beginning”', async ({
  bench,
}) => {
  let kept: Observable<TxEvent> | undefined;
  const page = await openSend(bench, {
    signer: aliceSigner,
    onSend: (events) => void (kept = events),
  });
  page.click('Send');
  await expect.poll(page.text).toContain('finalized true');
  const late: string[] = [];
  kept!.subscribe((event) => late.push(nameOf(event)));
  expect(late.slice(0, 2)).toEqual(['signed', 'broadcasted']);
  expect(late.at(-1)).toBe('finalized true');
});

test('Transactions in depth, Send several calls as one transaction: “Two transactions that you build before the first is in a block get the same nonce, so only one of them is included”', async ({
  bench,
}) => {
  const page = await openSend(bench, {signer: aliceSigner, times: 2});
  page.click('Send');
  await expect
    .poll(() => page.sent.events.map((events) => events.at(-1)).sort())
    .toEqual(['error InvalidTxError', 'finalized true']);
  expect(await nonceOfAlice(bench)).toBe(1);
});

test('Fees and options, Set a tip, a lifetime or a nonce: “The next number, as the newest blocks report it”, not the finalized ones', async ({
  bench,
}) => {
  const page = await openSend(bench, {signer: aliceSigner});
  page.click('Send');
  await expect.poll(page.text).toBe('in a blockSend');
  page.click('Send');
  await expect
    .poll(() => page.sent.events.map((events) => events.at(-1)))
    .toEqual(['finalized true', 'finalized true']);
  expect(await nonceOfAlice(bench)).toBe(2);
});

test('Fees and options, Pay the fee in another asset: the option reaches Polkadot-API, and “sending fails with Incompatible runtime asset” where the chain accepts none', async ({
  bench,
}) => {
  const page = await openSend(bench, {
    signer: aliceSigner,
    txOptions: {asset: {parents: 0, interior: {type: 'Here'}}},
  });
  page.click('Send');
  await expect
    .poll(page.text)
    .toContain('MutationError Incompatible runtime asset');
});
