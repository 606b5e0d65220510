// Checks docs-react/guides/known-issues.mdx, The page keeps showing old values. A
// title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test, type Bench} from './bench';
import {boundary, waitForBlocks} from './helpers';

import {expect} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {useLazyLoadQuery, useSpendableBalances} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

/** Alice's is first. Two reads have to follow the one that fails. */
const addresses = [
  alice.address,
  bob.address,
  '12bzRJfh7arnnfPPUZHeJUaE62QLEwhK48QnH9LXeK2m1iZU',
];
const keys = addresses.map((address): [string] => [address]);

function ThreeReads() {
  const [, blockNumber] = useLazyLoadQuery((query) =>
    query
      .storage('System', 'Account', [alice.address])
      .storage('System', 'Number')
      .storage('Staking', 'ActiveEra'),
  );
  return `read at block ${blockNumber}`;
}

function ListOfThree() {
  useLazyLoadQuery((query) => query.storages('System', 'Account', keys));
  return 'read';
}

function ThreeSpendableBalances() {
  useSpendableBalances(addresses);
  return 'read';
}

function ListAfterBlockNumber() {
  useLazyLoadQuery((query) =>
    query.storage('System', 'Number').storages('System', 'Account', keys),
  );
  return 'read';
}

/** The stream never suspends, and the read before it must not either. */
function StreamAfterBlockNumber() {
  useLazyLoadQuery((query) =>
    query
      .storage('System', 'Number', [], {defer: true})
      .storages('System', 'Account', keys, {stream: true}),
  );
  return 'read';
}

/** A message from the node. */
interface Message {
  id?: string;
  result?: {operationId: string};
  params?: {result?: {event: string; operationId: string}};
}

/** Makes each read of Alice's account fail, once `startFailing` is called. */
function createFailingProvider(provider: JsonRpcProvider) {
  const key = alice.publicKey.slice(2);
  /** The ids of requests for Alice's account. */
  const requests = new Set<unknown>();
  /** The ids of their operations, which the node's answers contain. */
  const operations = new Set<unknown>();
  let isFailing = false;
  let failures = 0;
  /** Returns the event of a refused read, or undefined for other messages. */
  const refusedEvent = ({id, result, params}: Message) => {
    if (result && requests.has(id)) operations.add(result.operationId);
    const event = params?.result;
    return operations.has(event?.operationId) ? event : undefined;
  };
  const failingProvider: JsonRpcProvider = (onMessage) => {
    const connection = provider((text) => {
      const message = JSON.parse(text) as Message;
      const event = refusedEvent(message);
      if (!event) return onMessage(text);
      // Drop the value, so that only the end of the operation is an error.
      if (event.event === 'operationStorageItems') return;
      failures++;
      Object.assign(event, {event: 'operationError', error: 'Broken'});
      onMessage(JSON.stringify(message));
    });
    return {
      ...connection,
      send(text) {
        if (isFailing && text.includes(key)) {
          requests.add((JSON.parse(text) as Message).id);
        }
        connection.send(text);
      },
    };
  };
  return {
    failingProvider,
    startFailing: () => (isFailing = true),
    failures: () => failures,
  };
}

/** Renders a component, and makes the read of Alice's account fail. */
async function openAndFail(bench: Bench, Reader: ComponentType) {
  const {failingProvider, startFailing, failures} = createFailingProvider(
    bench.chains.polkadot.provider,
  );
  const config = defineConfig({
    chains: {polkadot: {descriptor: polkadot, provider: failingProvider}},
  });
  const page = await bench.open(
    belowProviders(
      config as unknown as Bench['config'],
      boundary(() => {}, h(Reader)),
    ),
  );
  await expect.poll(page.text).toMatch(/^read/);
  startFailing();
  await expect.poll(failures).toBeGreaterThan(0);
  return page;
}

test('Known issues, The page keeps showing old values: “A query stops updating”', async ({
  bench,
}) => {
  const page = await openAndFail(bench, ThreeReads);
  await waitForBlocks(bench, 1);
  const before = page.text();
  await waitForBlocks(bench, 3);
  expect(before).toMatch(/^read at block/);
  expect(page.text()).toBe(before);
});

test.for([
  ['three reads', ThreeReads],
  ['a list with three keys', ListOfThree],
  ['three spendable balances', ThreeSpendableBalances],
] as const)(
  'Known issues, The page keeps showing old values: “the error boundary doesn’t appear”: %s',
  async ([, Reader], {bench}) => {
    const page = await openAndFail(bench, Reader);
    await waitForBlocks(bench, 4);
    expect(page.text()).toMatch(/^read/);
  },
);

test.for([
  ['a list', ListAfterBlockNumber],
  ['a stream, after a deferred block number', StreamAfterBlockNumber],
] as const)(
  'Known issues, The page keeps showing old values: “Begin the query with a read that changes with every block”, and “the error then reaches the boundary”: %s',
  async ([, Reader], {bench}) => {
    const page = await openAndFail(bench, Reader);
    // The text and the button of `boundary`.
    await expect.poll(page.text).toBe('failedAgain');
  },
);
