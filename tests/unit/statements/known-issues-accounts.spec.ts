// Checks docs-react/guides/known-issues.mdx, Accounts don't follow a chain switch. A
// title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test, type FakeWallet} from './bench';
import {pause} from './helpers';

import {expect} from 'vitest';
import {fromHex} from '@polkadot-api/utils';
import {
  ChainProvider,
  ReactiveDotProvider,
  useAccounts,
  useClient,
} from '@reactive-dot/react';
import {createClient} from 'polkadot-api';
import {createElement as h, Suspense, useState} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

type ChainId = 'polkadot' | 'kusama';

function Accounts() {
  return useAccounts()
    .map(({name, address}) => `${name}:${address.slice(0, 3)}`)
    .join(' ');
}

/** A provider whose chain the user can switch, with or without a key. */
function ChainSwitch(props: {config: never; isKeyed: boolean}) {
  const [chainId, setChainId] = useState<ChainId>('polkadot');
  return h(ReactiveDotProvider, {
    config: props.config,
    children: [
      h('button', {key: 0, onClick: () => setChainId('kusama')}, 'Switch'),
      h(
        ChainProvider,
        {key: props.isKeyed ? chainId : 1, chainId},
        h(Suspense, {fallback: 'Loading'}, [
          h(Accounts, {key: 0}),
          h(ChainName, {key: 1}),
        ]),
      ),
    ],
  });
}

/** Renders the provider's chain. */
function ChainName() {
  const client = useClient();
  const [name, setName] = useState('');
  void client.getChainSpecData().then((properties) => setName(properties.name));
  return ` on ${name}`;
}

/** Adds Alice on any chain, and Bob limited to Kusama. */
async function addAccounts(
  wallet: FakeWallet,
  kusamaProvider: never,
): Promise<void> {
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
      genesisHash,
    },
  ]);
  wallet.connected$.next(true);
}

test.for([
  [
    '`useAccounts` “ignores changes of `chainId`”',
    {isKeyed: false, accounts: 'Alice:15o'},
  ],
  ['“Give the provider a key”', {isKeyed: true, accounts: 'Alice:HNZ Bob:FoQ'}],
] as const)(
  'Known issues, Accounts don’t follow a chain switch: %s',
  async ([, {isKeyed, accounts}], {bench}) => {
    await addAccounts(bench.wallet, bench.chains.kusama.provider as never);
    const page = await bench.open(
      h(ChainSwitch, {config: bench.config as never, isKeyed}),
    );
    await expect
      .poll(page.text)
      .toBe('SwitchAlice:15o on Polkadot (simulated)');
    page.click('Switch');
    await expect
      .poll(page.text)
      .toBe(`Switch${accounts} on Kusama (simulated)`);
    // The accounts don't follow later, either. The chain's name has already
    // arrived over the new connection.
    await pause(100);
    expect(page.text()).toBe(`Switch${accounts} on Kusama (simulated)`);
  },
);
