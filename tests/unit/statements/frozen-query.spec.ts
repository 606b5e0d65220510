import {belowProviders, test, type Bench} from './bench';

import {expect} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {useLazyLoadQuery, useSpendableBalances} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';
import {boundary} from './helpers';

const addresses = [
  alice.address,
  bob.address,
  '12bzRJfh7arnnfPPUZHeJUaE62QLEwhK48QnH9LXeK2m1iZU',
];
const keys = addresses.map((address): [string] => [address]);

function Reads() {
  useLazyLoadQuery((query) =>
    query
      .storage('System', 'Account', [alice.address])
      .storage('System', 'Number')
      .storage('Staking', 'ActiveEra'),
  );
  return 'all read';
}

function List() {
  useLazyLoadQuery((query) => query.storages('System', 'Account', keys));
  return 'all read';
}

function Balances() {
  useSpendableBalances(addresses);
  return 'all read';
}

function ListAfterNumber() {
  useLazyLoadQuery((query) =>
    query.storage('System', 'Number').storages('System', 'Account', keys),
  );
  return 'all read';
}

/** The stream never suspends, and the element before it must not either. */
function StreamAfterNumber() {
  useLazyLoadQuery((query) =>
    query
      .storage('System', 'Number', [], {defer: true})
      .storages('System', 'Account', keys, {stream: true}),
  );
  return 'all read';
}

interface Message {
  id?: string;
  result?: {operationId: string};
  params?: {result?: {event: string; operationId: string}};
}

/** Makes each read of Alice's account fail, once `start` is called. */
function failForAlice(provider: JsonRpcProvider) {
  const key = alice.publicKey.slice(2);
  const requests = new Set<unknown>();
  const operations = new Set<unknown>();
  let isFailing = false;
  const isRefused = ({id, result, params}: Message) => {
    if (result && requests.has(id)) operations.add(result.operationId);
    return operations.has(params?.result?.operationId);
  };
  const fragile: JsonRpcProvider = (hear) => {
    const connection = provider((text) => {
      const message = JSON.parse(text) as Message;
      if (!isRefused(message)) return hear(text);
      const event = message.params!.result!;
      if (event.event === 'operationStorageItems') return;
      Object.assign(event, {event: 'operationError', error: 'Broken'});
      hear(JSON.stringify(message));
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
  return {fragile, start: () => (isFailing = true)};
}

/**
 * Renders a component, makes the read of Alice's account fail, and returns the
 * page's text some blocks later.
 */
async function showAndFail(bench: Bench, Reader: ComponentType) {
  const {polkadot: chain} = bench.chains;
  const {fragile, start} = failForAlice(chain.provider);
  const config = defineConfig({
    chains: {polkadot: {descriptor: polkadot, provider: fragile}},
  });
  const page = await bench.open(
    belowProviders(
      config as unknown as Bench['config'],
      boundary(() => {}, h(Reader)),
    ),
  );
  await expect.poll(page.text).toBe('all read');
  start();
  const {number} = chain.blocks()!.best();
  const newest = () => chain.blocks()!.best().number;
  await expect.poll(newest, {timeout: 4000}).toBeGreaterThan(number + 4);
  return page.text();
}

const title = 'Known issues, The page keeps showing old values';

for (const Reader of [Reads, List, Balances])
  test(`${title}: “the error boundary doesn't appear”: ${Reader.name}`, async ({
    bench,
  }) => {
    expect(await showAndFail(bench, Reader)).toBe('all read');
  });

for (const Reader of [ListAfterNumber, StreamAfterNumber])
  test(`${title}: “Begin the query with a read that changes with every block”: ${Reader.name}`, async ({
    bench,
  }) => {
    expect(await showAndFail(bench, Reader)).toContain('failed');
  });
