import {belowProviders, test, type Bench} from './bench';
import {createFragileSockets} from './fragile-sockets';
import {rewards, Read} from './parts';

import {expect} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {useBlock} from '@reactive-dot/react';
import {getWsProvider, WsEvent} from 'polkadot-api/ws-provider';
import {createElement as h} from 'react';

const addresses = ['wss://one.example', 'wss://two.example'];

/** The bench's configuration, with Polkadot behind sockets that can break. */
function connect(bench: Bench) {
  const sockets = createFragileSockets(bench.chains.polkadot.provider, 10_000);
  const tried: string[] = [];
  const statuses: WsEvent[] = [];
  const provider = getWsProvider(addresses, {
    websocketClass: class extends sockets.WebSocketClass {
      constructor(address: string) {
        super(address);
        tried.push(address);
      }
    } as never,
    onStatusChanged: ({type}) => statuses.push(type),
  });
  const config = defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  }) as Bench['config'];
  return {config, provider, sockets, statuses, tried};
}

const Head = () => `head ${useBlock('best').number}`;
const headOf = (text: string) => Number(text.replace('head ', ''));

test('Connection, What happens when the connection breaks: “Live values stay on the page and follow the chain again”, at the next address', async ({
  bench,
}) => {
  const {config, sockets, tried} = connect(bench);
  const page = await bench.open(belowProviders(config, h(Head)));
  await expect.poll(page.text).toMatch(/^head \d+$/);
  const before = headOf(page.text());
  page.texts.length = 0;
  sockets.break();
  await expect.poll(() => headOf(page.text())).toBeGreaterThan(before + 2);
  expect(page.texts.every((text) => /^head \d+$/.test(text))).toBe(true);
  expect(page.errors).toEqual([]);
  expect(tried).toEqual(addresses);
});

test("Connection, What happens when the connection breaks: “A read that isn't live and was on its way is repeated”", async ({
  bench,
}) => {
  const {config, sockets} = connect(bench);
  const head = await bench.open(belowProviders(config, h(Head)));
  await expect.poll(head.text).toMatch(/^head \d+$/);
  bench.chains.polkadot.flip({latency: 500});
  const page = await bench.open(
    belowProviders(config, h(Read, {query: rewards})),
  );
  await expect.poll(() => sockets.sent()).toContain('chainHead_v1_call');
  sockets.break();
  await expect.poll(page.text, {timeout: 5000}).toMatch(/^read \d+$/);
  expect(page.errors).toEqual([]);
});

test('Connection, Fail over to another node: “call switch, with an address or without one for the next in the list”', async ({
  bench,
}) => {
  const {config, provider, statuses, tried} = connect(bench);
  const page = await bench.open(belowProviders(config, h(Head)));
  await expect.poll(page.text).toMatch(/^head \d+$/);
  provider.switch('wss://third.example');
  await expect.poll(() => tried.at(-1)).toBe('wss://third.example');
  await expect.poll(() => statuses.at(-1)).toBe(WsEvent.CONNECTED);
  provider.switch();
  await expect.poll(() => tried.at(-1)).toBe('wss://two.example');
});

test("Connection, Find out why nothing loads: “A node that can't be reached never becomes an error”, “takes the next one after each failure”", async ({
  bench,
}) => {
  const tried: string[] = [];
  const statuses: WsEvent[] = [];
  class Unreachable extends EventTarget {
    constructor(address: string) {
      super();
      tried.push(address);
      setTimeout(() => this.dispatchEvent(new Event('error')));
    }
  }
  const provider = getWsProvider(addresses, {
    websocketClass: Unreachable as never,
    onStatusChanged: ({type}) => statuses.push(type),
  });
  const config = defineConfig({
    chains: {polkadot: {descriptor: polkadot, provider}},
  }) as unknown as Bench['config'];
  const page = await bench.open(belowProviders(config, h(Head)));
  await expect
    .poll(() => tried, {timeout: 5000})
    .toEqual([...addresses, ...addresses]);
  expect(page.texts).toEqual(['Loading']);
  expect(page.errors).toEqual([]);
  expect(statuses.slice(0, 2)).toEqual([WsEvent.CONNECTING, WsEvent.ERROR]);
  expect(bench.logged[0]).toBe('Unable to connect to wss://one.example');
});
