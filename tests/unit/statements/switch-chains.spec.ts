// Checks docs-react/guides/switch-chains.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test, type Bench} from './bench';
import {pause} from './helpers';
import {importSample} from './import-sample';
import {dispatch, type Page} from './page';

import {expect} from 'vitest';
import {defineConfig, type ChainId} from '@reactive-dot/core';
import {ReactiveDotProvider} from '@reactive-dot/react';
import {
  createElement as h,
  Suspense,
  type FunctionComponent,
  type ReactNode,
} from 'react';

const guide = 'docs-react/guides/switch-chains.mdx';

/** The chains of the test have other IDs than those of the guide. */
const onRelayChains = (code: string) =>
  code.replaceAll('polkadot_asset_hub', 'polkadot');

const withKey = (code: string) =>
  onRelayChains(code).replace('<ChainProvider', '$& key={chainId}');

/** A node that never answers. With a parameter, it's no function that loads one. */
const silent = (onMessage: unknown) => ({
  send() {},
  disconnect: () => void onMessage,
});

/** Opens the page with a Kusama that never answers. */
async function openSwitch(
  bench: Bench,
  change: (code: string) => string,
  wrap: (content: ReactNode) => ReactNode = (content) => content,
): Promise<Page> {
  // Otherwise, the second import would get the first one's code.
  const page = `${guide}/${change.name}`;
  const {ChainSwitch} = await importSample<{
    ChainSwitch: FunctionComponent<{children: ReactNode}>;
  }>(guide, 'Changes to src/ChainSwitch.tsx', {page, change});
  const {LatestBlock} = await importSample<{LatestBlock: FunctionComponent}>(
    'docs-react/guides/multichain.mdx',
    'src/LatestBlock.tsx',
  );
  const {polkadot, kusama} = bench.config.chains;
  const opened = await bench.open(
    h(ReactiveDotProvider, {
      config: defineConfig({
        chains: {polkadot, kusama: {...kusama, provider: silent}},
      }),
      children: h(ChainSwitch, {children: wrap(h(LatestBlock))}),
    }),
  );
  await expect.poll(opened.text).toContain('polkadot: block');
  return opened;
}

function choose(chainId: string): void {
  const menu = document.querySelector('select');
  if (!menu) expect.unreachable('no menu');
  menu.value = chainId;
  dispatch(menu, 'change');
}

const isInert = () => document.querySelector('[inert]') !== null;

for (const [name, change] of [
  ['', onRelayChains],
  [' with a key', withKey],
] as const) {
  test(`Switch the chain, Keep the old chain on screen${name}: “the content of the old chain stays until the new chain has answered”`, async ({
    bench,
  }) => {
    const page = await openSwitch(bench, change);
    expect(isInert()).toBe(false);

    choose('kusama');
    await expect.poll(page.text).toContain('Waiting for kusama…');
    // The old content also remains while nothing changes.
    await pause(100);
    expect(page.text()).toContain('polkadot: block');
    expect(isInert()).toBe(true);

    choose('polkadot');
    await expect.poll(page.text).not.toContain('Waiting');
    expect(page.text()).toContain('polkadot: block');
    expect(isInert()).toBe(false);
  });
}

test('Switch the chain, Switch the accounts, too: “a new `Suspense` shows its fallback instead of waiting with the old content”', async ({
  bench,
}) => {
  const page = await openSwitch(bench, withKey, (content) =>
    h(Suspense, {fallback: 'Inside'}, content),
  );
  choose('kusama');
  await expect.poll(page.text).toContain('Inside');
  expect(page.text()).not.toContain('polkadot: block');
});

test('Switch the chain, Remember the chain: “This hook looks for the stored ID among the configured IDs”', async ({
  bench,
}) => {
  const {useRememberedChain} = await importSample<{
    useRememberedChain(
      fallback: ChainId,
    ): readonly [ChainId, (id: ChainId) => void];
  }>(guide, 'src/use-remembered-chain.ts');
  function Chosen() {
    const [chainId, chooseChain] = useRememberedChain('polkadot');
    return [
      chainId,
      h('button', {key: 0, onClick: () => chooseChain('kusama')}, 'Kusama'),
    ];
  }
  localStorage.setItem('my-dapp/chain', 'removed');
  const first = await bench.openBelowProviders(h(Chosen));
  await expect.poll(first.text).toContain('polkadot');
  first.click('Kusama');
  await expect.poll(first.text).toContain('kusama');
  first.close();

  const second = await bench.openBelowProviders(h(Chosen));
  await expect.poll(second.text).toContain('kusama');
});
