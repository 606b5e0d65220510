import {aliceSigner, belowProviders, test, type Bench} from './bench';
import {sendOneDot} from './helpers';
import {importSample} from './import-sample';
import {createFragileSockets, type FragileSockets} from './fragile-sockets';

import {describe, expect, vi} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig, MutationError} from '@reactive-dot/core';
import {useMutation} from '@reactive-dot/react';
import type {TxEvent} from 'polkadot-api';
import {
  getWsProvider,
  WsEvent,
  type StatusChange,
} from 'polkadot-api/ws-provider';
import {createElement as h, useState, type ComponentType} from 'react';

/** Number of times that a flooded node receives the same transaction. */
const flood = 1000;

type Connect = (
  endpoint: string,
  options: Parameters<typeof getWsProvider>[1],
) => JsonRpcProvider;

/** Sends a transaction and breaks the connection at one of its events. */
async function breakAt(bench: Bench, event: TxEvent['type'], connect: Connect) {
  const sockets = createFragileSockets(bench.chains.polkadot.provider, flood);
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

test('Known issues, A connection lost after the broadcast freezes the page: “sends the transaction again, in a loop that never ends”, with no error and no further event', async ({
  bench,
}) => {
  const {sockets, events, statuses} = await breakAt(
    bench,
    'broadcasted',
    getWsProvider,
  );
  await expect.poll(() => broadcasts(sockets)).toBeGreaterThan(flood);
  expect(events).toEqual(['signed', 'broadcasted']);
  // “which happens before the provider reconnects”.
  expect(statuses.slice(0, 4)).toEqual([
    WsEvent.CONNECTING,
    WsEvent.CONNECTED,
    WsEvent.CLOSE,
    WsEvent.CONNECTING,
  ]);
});

describe('the provider of its sample', async () => {
  const {getSteadyWsProvider} = await importSample<{
    getSteadyWsProvider: Connect;
  }>('docs-shared/_ws-provider.mdx', 'src/ws-provider.ts');

  test('Known issues, A connection lost after the broadcast freezes the page: “sends each broadcast only once”, and after a short outage, “you receive the transaction’s next events”', async ({
    bench,
  }) => {
    const {sockets, events} = await breakAt(
      bench,
      'txBestBlocksState',
      getSteadyWsProvider,
    );
    await expect.poll(() => events.at(-1)).toBe('finalized');
    expect(sockets.opened()).toBe(2);
    expect(broadcasts(sockets)).toBe(1);
  });
});

test("Explain failed transactions, Warn when there's no news: “a minute without a new event”", async ({
  bench,
}) => {
  const {NoNews} = await importSample<{
    NoNews: ComponentType<{state: unknown}>;
  }>('docs-react/guides/transaction-failures.mdx', 'src/NoNews.tsx');
  const {setTimeout: wait} = globalThis;
  const clock = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, ms?: number) =>
      wait(run, ms === 60_000 ? 50 : ms),
    );
  const pause = () => new Promise((resolve) => wait(resolve, 150));

  let report: (state: unknown) => void = () => {};
  const App = () => {
    const [state, setState] = useState<unknown>({
      type: 'signed',
      txHash: '0x1',
    });
    report = setState;
    return h(NoNews, {state});
  };
  const page = await bench.open(h(App));
  await expect.poll(page.text).toContain('Look up 0x1');
  report({type: 'broadcasted', txHash: '0x1'});
  await expect.poll(page.text).toBe('');
  await expect.poll(page.text).toContain('Look up 0x1');

  report({type: 'finalized', txHash: '0x1'});
  await pause();
  expect(page.text()).toBe('');
  report(new MutationError('Refused'));
  await pause();
  expect(page.text()).toBe('');
  clock.mockRestore();
});
