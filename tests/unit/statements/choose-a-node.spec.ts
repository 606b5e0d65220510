// Checks docs-react/guides/choose-a-node.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import type {Observable} from 'rxjs';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {connect, fakeSockets, restoreSockets} from './fake-sockets';
import {importFiles, importSample} from './import-sample';

const guide = 'docs-react/guides/choose-a-node.mdx';
const first = 'wss://polkadot-asset-hub-rpc.polkadot.io';
const second = 'wss://asset-hub-polkadot.dotters.network';
const chosen = 'wss://own.example';

let sockets: ReturnType<typeof fakeSockets>;
/** Addresses of nodes that don't answer. */
let down: string[];
let stored: Map<string, string>;

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
  /** Each status, with the number of sockets opened until then. */
  const statuses: [status: string, sockets: number][] = [];
  status$.subscribe((status) => statuses.push([status, sockets.length]));
  return {
    provider,
    switchNode,
    getOtherNode,
    statuses,
    status: () => statuses.at(-1)?.[0],
  };
}

test('Choose a node, Check the address: `checkNode` opens no socket if the descriptors have no genesis hash', async () => {
  const {checkNode} = await importSample<{
    checkNode: (address: string) => Promise<string>;
  }>(guide, 'src/check-node.ts');
  // The site's descriptors are from a file.
  expect(await checkNode(chosen)).toBe('no hash');
  expect(uris()).toEqual([]);
});

test('Choose a node, Remember the choice: a visit starts with the stored address, and the list follows', async () => {
  stored.set('node', chosen);
  down = [chosen, first];
  const {provider} = await visit();
  connect(provider);
  await expect.poll(uris).toEqual([chosen, first, second]);
});

describe('Choose a node, Switch without a reload', () => {
  test('`switchNode` connects to an address, and goes back to the list', async () => {
    const {provider, switchNode} = await visit();
    connect(provider);
    await expect.poll(uris).toEqual([first]);
    switchNode(chosen);
    await expect.poll(() => uris().at(-1)).toBe(chosen);
    switchNode();
    await expect.poll(() => uris().at(-1)).toBe(first);
  });

  test('`switchNode` waits for the first read', async () => {
    const {provider, switchNode} = await visit();
    switchNode(chosen);
    expect(uris()).toEqual([]);
    connect(provider);
    await expect.poll(() => uris().at(-1)).toBe(chosen);
  });

  test('after a switch, the status is `unreachable` only once every address has failed', async () => {
    const {provider, statuses, status, switchNode} = await visit();
    connect(provider);
    await expect.poll(status).toBe('connected');
    down = [first, second, chosen];
    switchNode(chosen);
    await expect.poll(status).toBe('unreachable');
    // The first socket was connected, and the next three have failed.
    expect(statuses.find(([name]) => name === 'unreachable')).toEqual([
      'unreachable',
      4,
    ]);
    expect(uris().slice(1, 4).sort()).toEqual([chosen, first, second].sort());
  });
});

test('Choose a node, Offer only your own list: `getNodes` ignores an address that isn’t in the list', async () => {
  const {getNodes} = await importSample<{getNodes: () => string[]}>(
    guide,
    'Changes to src/nodes.ts',
    // A separate folder, because `visit` imports the unchanged file.
    {page: 'own-list'},
  );
  stored.set('node', chosen);
  expect(getNodes()).toEqual([first, second]);
  stored.set('node', second);
  expect(getNodes()).toEqual([second, first]);
});

describe('Choose a node, Say when another node answers', () => {
  test('`getOtherNode` returns nothing while the stored node answers', async () => {
    stored.set('node', chosen);
    const {provider, status, getOtherNode} = await visit();
    expect(getOtherNode()).toBeUndefined();
    connect(provider);
    await expect.poll(status).toBe('connected');
    expect(uris()).toEqual([chosen]);
    expect(getOtherNode()).toBeUndefined();
  });

  test('`getOtherNode` returns the address that answers instead', async () => {
    stored.set('node', chosen);
    down = [chosen];
    const {provider, getOtherNode} = await visit();
    connect(provider);
    await expect.poll(getOtherNode).toBe(first);
  });
});
