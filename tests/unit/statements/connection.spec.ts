import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import type {Observable} from 'rxjs';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {fakeSockets, restoreSockets} from './fake-sockets';
import {importFiles, importSample} from './import-sample';

type CreateConnection = (endpoints: string[]) => {
  provider: JsonRpcProvider;
  tryNext: () => void;
  status$: Observable<string>;
};

const guide = 'docs-react/guides/connection.mdx';
/** Addresses of nodes that answer. */
const up = new Set<string>();
let sockets: ReturnType<typeof fakeSockets>;
let createConnection: CreateConnection;

beforeAll(async () => {
  sockets = fakeSockets((uri) => up.has(uri));
  await importFiles(guide, 'src/ws-provider.ts');
  ({createConnection} = await importSample<{
    createConnection: CreateConnection;
  }>(guide, 'src/create-connection.ts'));
});

afterAll(restoreSockets);

/** Connects to two nodes and returns the statuses on the page. */
function connect(...answering: ('first' | 'second')[]) {
  up.clear();
  answering.forEach((node) => up.add(node));
  const {provider, status$} = createConnection(['first', 'second']);
  const statuses: string[] = [];
  status$.subscribe((status) => {
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  const {disconnect} = provider(() => {});
  return {statuses, disconnect};
}

test('Connection, Find out the connection’s status: a node that’s down isn’t reported while another is left', async () => {
  const {statuses, disconnect} = connect('second');
  await expect.poll(() => statuses).toEqual(['connecting', 'connected']);
  sockets.at(-1)?.dispatchEvent(new Event('close'));
  const again = ['connecting', 'connected', 'lost', 'connected'];
  await expect.poll(() => statuses).toEqual(again);
  disconnect();
});

test('Connection, Find out the connection’s status: “Every address has failed once”', async () => {
  const {statuses, disconnect} = connect();
  await expect.poll(() => statuses).toEqual(['connecting', 'unreachable']);
  up.add('second');
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  disconnect();
});

test('Connection, Notice when blocks stop: `tryNext` leaves a node that never answers, and does nothing before the first read', async () => {
  up.add('first').add('second');
  const {provider, status$, tryNext} = createConnection(['first', 'second']);
  let status = '';
  status$.subscribe((value) => (status = value));
  const before = sockets.length;
  expect(tryNext).not.toThrow();

  const {disconnect} = provider(() => {});
  await expect.poll(() => status).toBe('connected');
  tryNext();
  await expect
    .poll(() => sockets.slice(before).map(({uri}) => uri))
    .toEqual(['first', 'second']);
  await expect.poll(() => status).toBe('connected');
  disconnect();
});

test('Connection, Say that the connection is back: true for 5 seconds after a lost connection, and after no other', async () => {
  const address = 'wss://polkadot-asset-hub-rpc.polkadot.io';
  up.add(address);
  const {provider} = await importSample<{provider: JsonRpcProvider}>(
    guide,
    'src/connection.ts',
  );
  const {isBack$} = await importSample<{isBack$: Observable<boolean>}>(
    'docs-shared/_connection-back.mdx',
    'src/is-back.ts',
    {page: guide},
  );
  const seen: boolean[] = [];
  isBack$.subscribe((isBack) => seen.push(isBack));
  const {disconnect} = provider(() => {});
  await expect.poll(() => seen).toEqual([false]);
  up.add('wss://asset-hub-polkadot.dotters.network');
  vi.useFakeTimers();
  sockets.at(-1)?.dispatchEvent(new Event('close'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toEqual([false, false, true]);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(seen).toEqual([false, false, true, false]);
  disconnect();
});
