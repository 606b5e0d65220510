import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import type {Observable} from 'rxjs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {fakeSockets, restoreSockets} from './fake-sockets';
import {importFiles, importSample} from './import-sample';

const guide = 'docs-react/guides/choose-a-node.mdx';
const first = 'wss://polkadot-asset-hub-rpc.polkadot.io';
const second = 'wss://asset-hub-polkadot.dotters.network';

let sockets: ReturnType<typeof fakeSockets>;
let down: string[];
let stored: Map<string, string>;

/** Returns the addresses to which the page has connected. */
const uris = () => sockets.map(({uri}) => uri);

/** Loads the page's files as a visit does. */
async function visit() {
  vi.resetModules();
  await importFiles(guide, 'src/ws-provider.ts', 'src/create-connection.ts');
  await importSample(guide, 'src/nodes.ts');
  const {provider, status$} = await importSample<{
    provider: JsonRpcProvider;
    status$: Observable<string>;
  }>(guide, 'src/connection.ts');
  const {switchNode} = await importSample<{
    switchNode: (address?: string) => void;
  }>(guide, 'src/switch-node.ts');
  const {getOtherNode} = await importSample<{
    getOtherNode: () => string | undefined;
  }>(guide, 'src/get-other-node.ts');
  return {provider, status$, switchNode, getOtherNode};
}

beforeEach(() => {
  down = [];
  stored = new Map();
  sockets = fakeSockets((uri) => !down.includes(uri));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(restoreSockets);

test('Choose a node: `switchNode` connects to an address, and goes back to the list', async () => {
  const {provider, switchNode} = await visit();
  const {disconnect} = provider(() => {});
  await expect.poll(uris).toEqual([first]);
  switchNode('wss://own.example');
  await expect.poll(() => uris().at(-1)).toBe('wss://own.example');
  switchNode();
  await expect.poll(() => uris().at(-1)).toBe(first);
  disconnect();
});

test('Choose a node: `switchNode` waits for the first read', async () => {
  const {provider, switchNode} = await visit();
  switchNode('wss://own.example');
  const {disconnect} = provider(() => {});
  await expect.poll(() => uris().at(-1)).toBe('wss://own.example');
  disconnect();
});

test('Choose a node: a visit starts with the stored address, and the list follows', async () => {
  stored.set('node', 'wss://own.example');
  down = ['wss://own.example', first];
  const {provider} = await visit();
  const {disconnect} = provider(() => {});
  await expect.poll(uris).toEqual(['wss://own.example', first, second]);
  disconnect();
});

test('Choose a node: after a switch, “unreachable” waits until every address has failed', async () => {
  const {provider, status$, switchNode} = await visit();
  const statuses: [string, number][] = [];
  status$.subscribe((status) => statuses.push([status, uris().length]));
  const {disconnect} = provider(() => {});
  await expect.poll(() => statuses.at(-1)?.[0]).toBe('connected');
  down = [first, second, 'wss://own.example'];
  switchNode('wss://own.example');
  await expect.poll(() => statuses.at(-1)?.[0]).toBe('unreachable');
  expect(statuses.find(([status]) => status === 'unreachable')).toEqual([
    'unreachable',
    4,
  ]);
  expect(uris().slice(1, 4).sort()).toEqual(
    ['wss://own.example', first, second].sort(),
  );
  disconnect();
});

test('Choose a node, Say when another node answers: `getOtherNode` returns an address only if it isn’t the stored one', async () => {
  stored.set('node', 'wss://own.example');
  const {provider, getOtherNode} = await visit();
  expect(getOtherNode()).toBeUndefined();
  const {disconnect} = provider(() => {});
  await expect.poll(uris).toEqual(['wss://own.example']);
  expect(getOtherNode()).toBeUndefined();
  disconnect();

  down = ['wss://own.example'];
  const next = await visit();
  const connection = next.provider(() => {});
  await expect.poll(next.getOtherNode).toBe(first);
  connection.disconnect();
});

test('Choose a node, Check the address: descriptors from a file have no genesis hash', async () => {
  const {checkNode} = await importSample<{
    checkNode: (address: string) => Promise<string>;
  }>(guide, 'src/check-node.ts');
  expect(await checkNode('wss://own.example')).toBe('no hash');
  expect(uris()).toEqual([]);
});

test('Choose a node, Offer only your own list: `getNodes` ignores an address that isn’t in the list', async () => {
  const {getNodes} = await importSample<{getNodes: () => string[]}>(
    guide,
    'Changes to src/nodes.ts',
    {page: 'own-list'},
  );
  stored.set('node', 'wss://own.example');
  expect(getNodes()).toEqual([first, second]);
  stored.set('node', second);
  expect(getNodes()).toEqual([second, first]);
});
