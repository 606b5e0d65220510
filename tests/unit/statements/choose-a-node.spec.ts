// Checks docs-react/guides/choose-a-node.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
import {dispatch, fieldAt, openPage, setFieldText} from './page';

import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {ReactiveDotProvider} from '@reactive-dot/react';
import {createClient} from 'polkadot-api';
import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import {
  createElement as h,
  Suspense,
  type ComponentType,
  type ReactNode,
} from 'react';
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

import {createTestChain, fast} from '../test-chain';
import {connect, fakeSockets, restoreSockets} from './fake-sockets';
import {pause} from './helpers';
import {importFiles, importSample} from './import-sample';

type SwitchNode = (chainId: string, address?: string) => void;
interface Nodes {
  getStoredNode: (chainId: string) => string | undefined;
  getNodes: (chainId: string) => string[];
}
interface Connection {
  provider: JsonRpcProvider;
  status$: Observable<string>;
}

const guide = 'docs-react/guides/choose-a-node.mdx';
const first = 'wss://polkadot-asset-hub-rpc.polkadot.io';
const second = 'wss://asset-hub-polkadot.dotters.network';
const chosen = 'wss://own.example';
const chain = 'polkadot_asset_hub';
const otherChain = 'kusama_asset_hub';
const entry = `node ${chain}`;

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
  await importSample(guide, 'src/connections.ts');
  const {provider, status$} = await importSample<Connection>(
    guide,
    'src/connection.ts',
  );
  const {switchNode} = await importSample<{switchNode: SwitchNode}>(
    guide,
    'src/switch-node.ts',
  );
  const {getOtherNode} = await importSample<{
    getOtherNode: (chainId: string) => string | undefined;
  }>(guide, 'src/get-other-node.ts');
  /** Each status, with the number of sockets opened until then. */
  const statuses: [status: string, sockets: number][] = [];
  status$.subscribe((status) => statuses.push([status, sockets.length]));
  return {
    provider,
    switchNode: (address?: string) => switchNode(chain, address),
    getOtherNode: () => getOtherNode(chain),
    statuses,
    status: () => statuses.at(-1)?.[0],
  };
}

/** Visits the page, switches to the chosen address, and back to the list. */
async function switchAndBack() {
  const {provider, switchNode} = await visit();
  connect(provider);
  await expect.poll(uris).toEqual([first]);
  switchNode(chosen);
  await expect.poll(() => uris().at(-1)).toBe(chosen);
  switchNode();
  await expect.poll(() => uris().at(-1)).toBe(first);
}

/** Makes the browser block its storage. */
function blockStorage() {
  const blocked = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
  });
}

/** Replaces sockets. A function answers with a genesis hash for an address. */
function answerChecks() {
  const asked: [uri: string, answer: (hash: string) => void][] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage?: (event: {data: string}) => void;
      constructor(uri: string) {
        asked.push([
          uri,
          (result) => this.onmessage?.({data: JSON.stringify({result})}),
        ]);
      }
      close() {}
    },
  );
  return (address: string, hash: string) =>
    asked.find(([uri]) => uri === address)?.[1](hash);
}

/** Lists two chains in a file that has only Polkadot's Asset Hub. */
const addChain = (of: string, added: string) => (code: string) =>
  code.replace(of, `${of}${added}`);

/** The site's descriptors are from a file, so they have no genesis hashes. */
const giveHashes = (code: string) =>
  code.replace(
    'polkadot_asset_hub: polkadot_asset_hub.genesis',
    `${chain}: '0x01', ${otherChain}: '0x02'`,
  );

/**
 * Runs the samples of Check the address.
 *
 * @param page - a folder for the files, which differ by `change`
 * @param change - changes the code of `check-node.ts`
 */
async function importCheckNode(
  page: string,
  change?: (code: string) => string,
) {
  await importSample(guide, 'src/read-genesis-hash.ts', {page});
  return importSample<{
    checkNode: (chainId: string, address: string) => Promise<string>;
  }>(guide, 'src/check-node.ts', {page, change});
}

describe('Choose a node, Check the address', () => {
  test('`checkNode` opens no socket if the descriptors have no genesis hash', async () => {
    const {checkNode} = await importCheckNode(guide);
    expect(await checkNode(chain, chosen)).toBe('no hash');
    expect(uris()).toEqual([]);
  });

  test('`checkNode` compares the answer with the hash of the chain that it gets', async () => {
    const {checkNode} = await importCheckNode('checks', giveHashes);
    for (const [chainId, answer] of [
      [chain, 'another chain'],
      [otherChain, 'right chain'],
    ] as const) {
      const reply = answerChecks();
      const checked = checkNode(chainId, chosen);
      reply(chosen, '0x02');
      expect(await checked).toBe(answer);
    }
  });
});

test('Choose a node, Remember the choice: a visit starts with the stored address, and the list follows', async () => {
  stored.set(entry, chosen);
  down = [chosen, first];
  const {provider} = await visit();
  connect(provider);
  await expect.poll(uris).toEqual([chosen, first, second]);
});

test('Choose a node, Remember the choice: if the browser blocks its storage, the app starts with your list, and a choice applies to the visit', async () => {
  blockStorage();
  await switchAndBack();
});

describe('Choose a node, Switch without a reload', () => {
  test(
    '`switchNode` connects to an address, and goes back to the list',
    switchAndBack,
  );

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

describe('Choose a node, Ask for the address', () => {
  /** Renders the form as a visit does. Its checks wait for an answer. */
  async function openForm() {
    const page = 'node-form';
    const answer = answerChecks();
    vi.resetModules();
    await importFiles(page, 'src/ws-provider.ts', 'src/create-connection.ts');
    for (const title of [
      'src/nodes.ts',
      'src/connections.ts',
      'src/switch-node.ts',
    ])
      await importSample(guide, title, {page});
    await importCheckNode(page, giveHashes);
    const {NodeForm} = await importSample<{
      NodeForm: ComponentType<{chainId: string}>;
    }>(`${guide}#late-answers`, 'Changes to src/NodeForm.tsx', {page});
    const opened = await openPage(h(NodeForm, {chainId: chain}));
    await expect.poll(opened.text).toContain('Connect');
    return {
      ...opened,
      answer,
      async check(address: string) {
        setFieldText(fieldAt(0), address);
        await expect.poll(() => fieldAt(0).value).toBe(address);
        // Happy DOM refuses `wss:` addresses, so a click wouldn't submit.
        dispatch(fieldAt(0).form!, 'submit');
        await expect.poll(opened.text).toContain('Checking…');
      },
    };
  }

  test('the form stores the address of the right chain, and shows it after a reload', async () => {
    const {text, check, answer, close} = await openForm();
    expect(fieldAt(0).value).toBe('');
    await check(chosen);
    answer(chosen, '0x01');
    await expect.poll(text).toContain('Using your node.');
    expect(stored.get(entry)).toBe(chosen);
    close();
    await openForm();
    expect(fieldAt(0).value).toBe(chosen);
  });

  test('the form neither stores nor uses a node of another chain', async () => {
    const {text, check, answer} = await openForm();
    await check(chosen);
    answer(chosen, '0x02');
    await expect.poll(text).toContain('That node belongs to another chain.');
    expect(stored.size).toBe(0);
  });

  test('a check that ends after “Use the default” changes nothing', async () => {
    const {text, click, check, answer} = await openForm();
    await check(chosen);
    click('Use the default');
    await expect.poll(text).toContain('Switching back to the default node.');
    answer(chosen, '0x01');
    await pause(50);
    expect(text()).toContain('Switching back to the default node.');
    expect(stored.size).toBe(0);
    expect(fieldAt(0).value).toBe('');
  });

  test('of two checks, the newer one counts, even if it ends first', async () => {
    const {text, check, answer} = await openForm();
    await check(chosen);
    await check(second);
    answer(second, '0x01');
    await expect.poll(text).toContain('Using your node.');
    answer(chosen, '0x02');
    await pause(50);
    expect(text()).toContain('Using your node.');
    expect(stored.get(entry)).toBe(second);
  });
});

describe('Choose a node, Check the chain on each visit', () => {
  /**
   * Visits the page with a stored node, whose chain is the simulated one.
   *
   * @param page - a folder for the files, which differ by `change`
   */
  async function visitWith(page: string, change?: (code: string) => string) {
    stored.set(entry, chosen);
    const reload = vi.fn();
    vi.stubGlobal('location', {reload});
    await importSample(guide, 'src/nodes.ts', {page});
    await importCheckNode(page, change);
    const {RightChain} = await importSample<{
      RightChain: ComponentType<{chainId: string; children: ReactNode}>;
    }>(guide, 'src/RightChain.tsx', {page});
    const node = createTestChain(fast);
    onTestFinished(() => node.close());
    const config = defineConfig({
      chains: {[chain]: {descriptor: polkadot, provider: node.provider}},
    });
    const opened = await openPage(
      h(
        ReactiveDotProvider,
        {config},
        h(
          Suspense,
          {fallback: 'Connecting…'},
          h(RightChain, {chainId: chain, children: 'The app'}),
        ),
      ),
    );
    return {...opened, reload};
  }

  test('`RightChain` shows the app only if the connected chain has the expected hash', async () => {
    const node = createTestChain(fast);
    const client = createClient(node.provider);
    const {genesisHash} = await client.getChainSpecData();
    client.destroy();
    node.close();
    const {text, reload} = await visitWith('right-hash', (code) =>
      giveHashes(code).replace('0x01', genesisHash),
    );
    await expect.poll(text).toBe('The app');
    expect(stored.get(entry)).toBe(chosen);
    expect(reload).not.toHaveBeenCalled();
  });

  test('on another chain, `RightChain` hides the app, and its button forgets the node and reloads the page', async () => {
    const {text, click, reload} = await visitWith('other-hash', giveHashes);
    await expect
      .poll(text)
      .toContain('Your node belongs to another chain now.');
    expect(text()).not.toContain('The app');
    expect(stored.get(entry)).toBe(chosen);
    click('Use the default');
    expect(stored.size).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('`RightChain` shows the app if the descriptors have no genesis hash', async () => {
    const {text} = await visitWith('no-hash');
    await expect.poll(text).toBe('The app');
  });
});

test('Choose a node, Offer only your own list: `getStoredNode` ignores an address that isn’t in the list', async () => {
  const {getStoredNode, getNodes} = await importSample<Nodes>(
    guide,
    'Changes to src/nodes.ts',
    // A separate folder, because `visit` imports the unchanged file.
    {page: 'own-list'},
  );
  stored.set(entry, chosen);
  expect(getStoredNode(chain)).toBeUndefined();
  expect(getNodes(chain)).toEqual([first, second]);
  stored.set(entry, second);
  expect(getStoredNode(chain)).toBe(second);
  expect(getNodes(chain)).toEqual([second, first]);
});

test('Choose a node, Offer nodes of several chains: a choice for one chain doesn’t affect the others', async () => {
  const page = 'several-chains';
  const kusama = 'wss://kusama-asset-hub-rpc.polkadot.io';
  vi.resetModules();
  await importFiles(page, 'src/ws-provider.ts', 'src/create-connection.ts');
  await importSample(guide, 'src/nodes.ts', {
    page,
    change: addChain('defaults = {', `${otherChain}: ['${kusama}'],`),
  });
  const {connections} = await importSample<{
    connections: Record<string, Connection>;
  }>(guide, 'src/connections.ts', {
    page,
    change: addChain(
      'connections = {',
      `${otherChain}: createConnection(getNodes('${otherChain}')),`,
    ),
  });
  const {switchNode} = await importSample<{switchNode: SwitchNode}>(
    guide,
    'src/switch-node.ts',
    {page},
  );
  // Both wait for the first read.
  switchNode(chain, second);
  switchNode(otherChain, chosen);
  connect(connections[chain]!.provider);
  await expect.poll(() => uris().at(-1)).toBe(second);
  expect(uris()).not.toContain(chosen);
  connect(connections[otherChain]!.provider);
  await expect.poll(() => uris().at(-1)).toBe(chosen);
  switchNode(otherChain);
  await expect.poll(() => uris().at(-1)).toBe(kusama);
  expect([...stored]).toEqual([[entry, second]]);
});

describe('Choose a node, Say when another node answers', () => {
  test('`getOtherNode` returns nothing while the stored node answers', async () => {
    stored.set(entry, chosen);
    const {provider, status, getOtherNode} = await visit();
    expect(getOtherNode()).toBeUndefined();
    connect(provider);
    await expect.poll(status).toBe('connected');
    expect(uris()).toEqual([chosen]);
    expect(getOtherNode()).toBeUndefined();
  });

  test('`getOtherNode` returns the address that answers instead', async () => {
    stored.set(entry, chosen);
    down = [chosen];
    const {provider, getOtherNode} = await visit();
    connect(provider);
    await expect.poll(getOtherNode).toBe(first);
  });
});
