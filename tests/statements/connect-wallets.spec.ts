import {aliceSigner, test, type FakeWallet} from './bench';

import {expect} from 'vitest';
import {fromHex} from '@polkadot-api/utils';
import type {WalletAccount} from '@reactive-dot/core/wallets.js';
import {
  ChainProvider,
  ReactiveDotProvider,
  useAccounts,
  useClient,
  useWalletConnector,
} from '@reactive-dot/react';
import {AccountId, createClient} from 'polkadot-api';
import {createElement as h, Suspense, useState} from 'react';

import {alice, bob} from '../../src/live-examples/simulated-chain/accounts';

type ChainName = 'polkadot' | 'kusama';

function Names() {
  return useAccounts()
    .map(({name, address}) => `${name}:${address.slice(0, 3)}`)
    .join(' ');
}

/** A provider whose chain the user can switch, with a key or without. */
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

/** Tells which chain the provider has. */
function Head() {
  const client = useClient();
  const [name, setName] = useState('');
  void client.getChainSpecData().then(({name}) => setName(name));
  return ` on ${name}`;
}

/** Alice on any chain, and Bob bound to Kusama. */
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
      genesisHash: genesisHash as `0x${string}`,
    },
  ]);
  wallet.connected$.next(true);
}

for (const isKeyed of [false, true])
  test(`Connect wallets, Choose an account: ${isKeyed ? '“give the provider a key”' : '“useAccounts does not follow a chainId that changes”'}`, async ({
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

test('Connect wallets, Give the chosen account to everything that signs: “An account object in state would outlive its wallet”', async ({
  bench,
}) => {
  bench.wallet.held$.next([
    {id: '0', name: 'Alice', polkadotSigner: aliceSigner},
  ]);
  bench.wallet.connected$.next(true);
  function Chosen() {
    const accounts = useAccounts();
    const [kept, setKept] = useState<WalletAccount>();
    return [
      h('p', {key: 0}, `kept ${kept?.name}, `),
      h('p', {key: 1}, `looked up ${accounts[0]?.name}`),
      h('button', {key: 2, onClick: () => setKept(accounts[0])}, 'Choose'),
    ];
  }
  const page = await bench.openBelowProviders(h(Chosen));
  await expect.poll(page.text).toContain('looked up Alice');
  page.click('Choose');
  await expect.poll(page.text).toContain('kept Alice');
  bench.wallet.disconnect();
  await expect.poll(page.text).toBe('kept Alice, looked up undefinedChoose');
});

test('Connect wallets, Connect and disconnect a wallet: “The promise that connect returns resolves in both cases”', async ({
  bench,
}) => {
  bench.wallet.disconnect();
  bench.wallet.refuses = true;
  const outcomes: string[] = [];
  function Connect() {
    const [state, connect] = useWalletConnector();
    const onClick = () =>
      void Promise.resolve(connect(bench.wallet)).then(
        () => outcomes.push('resolved'),
        () => outcomes.push('rejected'),
      );
    return [
      h('p', {key: 0}, state instanceof Error ? state.message : ''),
      h('button', {key: 1, onClick}, 'Connect'),
    ];
  }
  const page = await bench.openBelowProviders(h(Connect));
  await expect.poll(page.text).toBe('Connect');
  page.click('Connect');
  await expect.poll(page.text).toBe('CancelledConnect');
  expect(outcomes).toEqual(['resolved']);
});

test('Connect wallets, EVM accounts: “with a 20-byte key it fails with Invalid public key length”', () => {
  const {enc, dec} = AccountId();
  const origin = dec(new Uint8Array(20).fill(7));
  expect(() => enc(origin)).toThrow('Invalid public key length');
});
