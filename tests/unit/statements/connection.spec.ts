// Checks docs-react/guides/connection.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import {createElement as h, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import type {Observable} from 'rxjs';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import {connect, fakeSockets, restoreSockets} from './fake-sockets';
import {importFiles, importSample} from './import-sample';

interface Connection {
  provider: JsonRpcProvider;
  tryNext: () => void;
  status$: Observable<string>;
}

const guide = 'docs-react/guides/connection.mdx';
await importFiles(guide, 'src/ws-provider.ts');
const {createConnection} = await importSample<{
  createConnection: (endpoints: string[]) => Connection;
}>(guide, 'src/create-connection.ts');

/** Addresses of nodes that answer. */
const up = new Set<string>();
let sockets: ReturnType<typeof fakeSockets>;

beforeEach(() => {
  up.clear();
  sockets = fakeSockets((uri) => up.has(uri));
});

afterEach(restoreSockets);

const uris = () => sockets.map(({uri}) => uri);

/** Breaks the newest socket. */
function breakConnection(): void {
  const newest = sockets.at(-1);
  if (!newest) expect.unreachable('no socket was opened');
  newest.dispatchEvent(new Event('close'));
}

/** Lists an observable's values. A status can be reported twice in a row. */
function listChanges<T>(values$: Observable<T>): T[] {
  const changes: T[] = [];
  values$.subscribe((value) => {
    if (changes.at(-1) !== value) changes.push(value);
  });
  return changes;
}

describe('Connection, Find out the connection’s status', () => {
  test('a node that’s down isn’t reported while another is left', async () => {
    up.add('second');
    const {provider, status$} = createConnection(['first', 'second']);
    const statuses = listChanges(status$);
    connect(provider);
    await expect.poll(() => statuses).toEqual(['connecting', 'connected']);
    breakConnection();
    await expect
      .poll(() => statuses)
      .toEqual(['connecting', 'connected', 'lost', 'connected']);
    expect(uris()).toContain('first');
  });

  test('`unreachable`: “Every address has failed once”', async () => {
    const {provider, status$} = createConnection(['first', 'second']);
    const statuses = listChanges(status$);
    connect(provider);
    await expect.poll(() => statuses).toEqual(['connecting', 'unreachable']);
    up.add('second');
    await expect.poll(() => statuses.at(-1)).toBe('connected');
  });
});

test('Connection, Add a button to the loading message: `tryNext` does nothing before the first read, and then leaves a node that never answers', async () => {
  up.add('first').add('second');
  const {provider, status$, tryNext} = createConnection(['first', 'second']);
  const statuses: string[] = [];
  status$.subscribe((status) => statuses.push(status));
  tryNext();
  expect(uris()).toEqual([]);

  connect(provider);
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  statuses.length = 0;
  tryNext();
  await expect.poll(uris).toEqual(['first', 'second']);
  await expect.poll(() => statuses.at(-1)).toBe('connected');
});

test('Connection, Say that the connection is back: true for 5 seconds after a lost connection, but not after the first', async () => {
  const firstNode = 'wss://polkadot-asset-hub-rpc.polkadot.io';
  const secondNode = 'wss://asset-hub-polkadot.dotters.network';
  up.add(firstNode).add(secondNode);
  const {provider, status$} = await importSample<Connection>(
    guide,
    'src/connection.ts',
  );
  const {isBack$} = await importSample<{isBack$: Observable<boolean>}>(
    'docs-shared/_connection-back.mdx',
    'src/is-back.ts',
    {page: guide},
  );
  const statuses = listChanges(status$);
  const signals = listChanges(isBack$);
  connect(provider);
  await expect.poll(() => statuses).toEqual(['connecting', 'connected']);
  expect(signals).toEqual([false]);

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  breakConnection();
  const step = 100;
  // The provider pauses for less than two seconds before it connects again.
  for (let ms = 0; ms < 2_000 && statuses.length < 4; ms += step)
    await vi.advanceTimersByTimeAsync(step);
  expect(statuses).toEqual(['connecting', 'connected', 'lost', 'connected']);
  expect(signals).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(5_000 - step);
  expect(signals).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(step);
  expect(signals).toEqual([false, true, false]);
});

test('Connection, Say that the connection is lost: “Its third argument returns the status on a server”', async () => {
  await importSample(guide, 'src/connection.ts');
  const {ConnectionNotice} = await importSample<{
    ConnectionNotice: ComponentType;
  }>(guide, 'src/ConnectionNotice.tsx');
  expect(renderToString(h(ConnectionNotice))).toBe('');
});
