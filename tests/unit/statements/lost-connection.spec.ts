// Checks docs-shared/_known-issues-lost-connection.mdx, a part of Known issues. A
// title has the guide's name, the section, and sentences of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, belowProviders, test, type Bench} from './bench';
import {createFragileSockets, type FragileSockets} from './fragile-sockets';
import {sendOneDot} from './helpers';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {useMutation} from '@reactive-dot/react';
import type {TxEvent} from 'polkadot-api';
import {
  getWsProvider,
  WsEvent,
  type StatusChange,
} from 'polkadot-api/ws-provider';
import {createElement as h} from 'react';

/** The number of messages after which the sockets end the endless loop. */
const limit = 1000;

type Connect = (
  endpoint: string,
  options: Parameters<typeof getWsProvider>[1],
) => JsonRpcProvider;

/** Sends a transaction and breaks the first connection at one of its events. */
async function breakAt(bench: Bench, event: TxEvent['type'], connect: Connect) {
  const sockets = createFragileSockets(bench.chains.polkadot.provider, limit);
  const statuses: WsEvent[] = [];
  const provider = connect('wss://node.example', {
    websocketClass: sockets.WebSocketClass,
    onStatusChanged: ({type}: StatusChange) => statuses.push(type),
  });
  const config = defineConfig({
    chains: {
      ...bench.config.chains,
      polkadot: {descriptor: polkadot, provider},
    },
  }) as Bench['config'];

  const events: string[] = [];
  const Send = () => {
    const [, send] = useMutation(sendOneDot, {signer: aliceSigner});
    const onClick = () =>
      send().subscribe({
        next: ({type}) => {
          events.push(type);
          if (type === event && sockets.opened() === 1)
            setTimeout(sockets.break);
        },
        error: ({message}: Error) => events.push(message),
      });
    return h('button', {onClick}, 'Send');
  };
  const page = await bench.open(belowProviders(config, h(Send)));
  await expect.poll(page.text).toBe('Send');
  page.click('Send');
  return {sockets, events, statuses};
}

const broadcasts = (sockets: FragileSockets) =>
  sockets.sent().filter((method) => method === 'transaction_v1_broadcast')
    .length;

test('Known issues, A connection lost after the broadcast freezes the page: “sends the transaction again, in a loop that never ends”, and “There’s no error and no further event”', async ({
  bench,
}) => {
  const {sockets, events, statuses} = await breakAt(
    bench,
    'broadcasted',
    getWsProvider,
  );
  await expect.poll(() => broadcasts(sockets)).toBeGreaterThan(limit);
  expect(events).toEqual(['signed', 'broadcasted']);
  // `CLOSE` is “reported before the provider reconnects”.
  expect(statuses.slice(0, 4)).toEqual([
    WsEvent.CONNECTING,
    WsEvent.CONNECTED,
    WsEvent.CLOSE,
    WsEvent.CONNECTING,
  ]);
});

test('Known issues, A connection lost after the broadcast freezes the page: `getSteadyWsProvider` “sends each broadcast only once”, and “After a short outage, you receive the transaction’s next events”', async ({
  bench,
}) => {
  const {getSteadyWsProvider} = await importSample<{
    getSteadyWsProvider: Connect;
  }>('docs-shared/_ws-provider.mdx', 'src/ws-provider.ts');
  const {sockets, events} = await breakAt(
    bench,
    'txBestBlocksState',
    getSteadyWsProvider,
  );
  await expect.poll(() => events.at(-1)).toBe('finalized');
  expect(sockets.opened()).toBe(2);
  expect(broadcasts(sockets)).toBe(1);
});
