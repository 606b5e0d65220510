import {belowProviders, FakeWallet, test} from './bench';

import {expect} from 'vitest';
import {fromHex} from '@polkadot-api/utils';
import {defineConfig, pending, Storage} from '@reactive-dot/core';
import {InjectedWallet} from '@reactive-dot/core/wallets.js';
import {
  ChainProvider,
  ReactiveDotProvider,
  useAccounts,
  useClient,
  usePromiseValue,
} from '@reactive-dot/react';
import {createClient} from 'polkadot-api';
import {createElement as h, Suspense, useState} from 'react';
import {NEVER} from 'rxjs';

import {alice, bob} from '../../../src/simulated-chain/accounts';

type ChainName = 'polkadot' | 'kusama';

function Names() {
  return useAccounts()
    .map(({name, address}) => `${name}:${address.slice(0, 3)}`)
    .join(' ');
}

/** A provider whose chain the user can switch, with or without a key. */
function Switch(props: {config: never; isKeyed: boolean}) {
  const [chainId, setChainId] = useState<ChainName>('polkadot');
  return h(ReactiveDotProvider, {
    config: props.config,
    children: [
      h('button', {key: 0, onClick: () => setChainId('kusama')}, 'Switch'),
      h(
        ChainProvider,
        {key: props.isKeyed ? chainId : 1, chainId},
        h(Suspense, {fallback: 'Loading'}, [
          h(Names, {key: 0}),
          h(Head, {key: 1}),
        ]),
      ),
    ],
  });
}

/** Renders the provider's chain. */
function Head() {
  const client = useClient();
  const [name, setName] = useState('');
  void client.getChainSpecData().then(({name}) => setName(name));
  return ` on ${name}`;
}

/** Adds Alice on any chain, and Bob limited to Kusama. */
async function fill(wallet: FakeWallet, kusamaProvider: never): Promise<void> {
  const client = createClient(kusamaProvider);
  const {genesisHash} = await client.getChainSpecData();
  client.destroy();
  const watched = {polkadotSigner: undefined};
  wallet.held$.next([
    {...watched, id: '0', name: 'Alice', publicKey: fromHex(alice.publicKey)},
    {
      ...watched,
      id: '1',
      name: 'Bob',
      publicKey: fromHex(bob.publicKey),
      genesisHash: genesisHash,
    },
  ]);
  wallet.connected$.next(true);
}

for (const isKeyed of [false, true])
  test(`Known issues, Accounts don't follow a chain switch: ${isKeyed ? '“Give the provider a key”' : '“ignores changes of chainId”'}`, async ({
    bench,
  }) => {
    await fill(bench.wallet, bench.chains.kusama.provider as never);
    const page = await bench.open(
      h(Switch, {config: bench.config as never, isKeyed}),
    );
    await expect
      .poll(page.text)
      .toBe('SwitchAlice:15o on Polkadot (simulated)');
    page.click('Switch');
    await expect.poll(page.text).toContain('on Kusama (simulated)');
    expect(page.text()).toBe(
      isKeyed
        ? 'SwitchAlice:HNZ Bob:FoQ on Kusama (simulated)'
        : 'SwitchAlice:15o on Kusama (simulated)',
    );
  });

/** A wallet that emits no accounts once it's connected. */
class SilentWallet extends FakeWallet {
  override readonly id = 'silent';
  override readonly accounts$ = NEVER;
}

const countOf = (accounts: typeof pending | unknown[]) =>
  accounts === pending ? 'none' : accounts.length;

function Waiting() {
  return countOf(useAccounts());
}

function Pending() {
  return countOf(usePromiseValue(useAccounts({use: false})));
}

function Kept() {
  const accounts = useAccounts({use: false});
  return countOf(usePromiseValue(accounts, (shown) => shown ?? pending));
}

for (const [Accounts, shown] of [
  [Waiting, 'Loading'],
  [Pending, 'none'],
  [Kept, '1'],
] as const)
  test(`Connect wallets, Choose an account: “While another wallet connects”: ${Accounts.name}`, async ({
    bench,
  }) => {
    const other = new SilentWallet();
    other.connected$.next(false);
    const wallets = [bench.wallet, other];
    const config = defineConfig({chains: bench.config.chains, wallets});
    const publicKey = fromHex(alice.publicKey);
    bench.wallet.held$.next([{id: '0', publicKey, polkadotSigner: undefined}]);
    bench.wallet.connect();
    const page = await bench.open(belowProviders(config, h(Accounts)));
    await expect.poll(page.text).toBe('1');
    other.connect();
    await expect.poll(page.text).toContain(shown);
  });

test('Wallets in depth, Handle a wallet that can’t reconnect: “If the wallet is an extension, it’s forgotten”', async () => {
  const kept = new Map<string, string>();
  const storage = new Storage({
    prefix: 'test',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  kept.set('test/wallet/injected/gone/connected', 'true');
  const wallet = new InjectedWallet('gone', {storage});
  await expect(wallet.initialize()).rejects.toThrow('Unavailable extension');
  expect(kept.size).toBe(0);
});
