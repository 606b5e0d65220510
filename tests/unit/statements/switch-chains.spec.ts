// Checks docs-react/guides/switch-chains.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test, type Bench} from './bench';
import {pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {importSearch} from './kept-transaction';
import {dispatch, isDisabled, type Page} from './page';
import {createSlowWallet} from './switch-accounts';

import {expect, onTestFinished, vi} from 'vitest';
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
  await importSample(guide, 'src/get-chain-name.ts', {page});
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

function choose(value: string, label = 'Chain'): void {
  const menu = Array.from(document.querySelectorAll('select')).find((each) =>
    (
      each.getAttribute('aria-label') ?? each.parentElement?.textContent
    )?.startsWith(label),
  );
  if (!menu) expect.unreachable(`no menu ${label}`);
  menu.value = value;
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

/** Renders the guide's app with the test's chains and wallet. */
async function openApp(bench: Bench) {
  // A folder of its own: an earlier test imports another `ChainSwitch`.
  const page = 'switch-chains-app';
  await importSearch(page);
  await importFiles(
    page,
    'src/outcome-sentences.ts',
    'src/explorer-url.ts',
    'src/TransactionState.tsx',
  );
  const reloadGuide = 'docs-react/guides/after-a-reload.mdx';
  await importSample(reloadGuide, 'src/SendAndKeep.tsx', {page});
  await importSample(reloadGuide, 'src/LastTransaction.tsx', {page});
  await importSample(
    'docs-react/guides/transactions-in-progress.mdx',
    'Changes to src/SignedIn.tsx',
    {page},
  );
  const connectGuide = 'docs-react/getting-started/connect-wallets.mdx';
  await importSample(connectGuide, 'src/account-key.ts', {page});
  await importSample(connectGuide, 'src/AccountSelect.tsx', {page});
  await importSample(guide, 'src/get-chain-name.ts', {page});
  await importSample(`${guide}#switch-accounts`, 'src/ChainSwitch.tsx', {
    page,
    change: onRelayChains,
  });
  vi.stubGlobal('benchConfig', bench.config);
  onTestFinished(() => void vi.unstubAllGlobals());
  const {default: App} = await importSample<{default: FunctionComponent}>(
    guide,
    'src/App.tsx',
    {
      page,
      change: (code) =>
        code
          .replace(/^import { config }.*$/m, 'const config = benchConfig;')
          .replace(/^import { Wallets }.*$/m, 'const Wallets = () => null;'),
    },
  );
  return bench.open(h(App));
}

test('Switch the chain, Combine the chain, the account, and the form: “After a switch there and back, `SendAndKeep` still finds the transaction of this chain and account”', async ({
  bench,
}) => {
  onTestFinished(() => localStorage.clear());
  const {signer, wallet} = createSlowWallet();
  bench.wallet.held$.next([
    {id: 'Alice', name: 'Alice', polkadotSigner: signer},
  ]);
  const page = await openApp(bench);
  await expect.poll(page.text).toContain('Choose an account.');
  const option = Array.from(document.querySelectorAll('option')).find(
    ({textContent}) => textContent.startsWith('Alice'),
  );
  choose(option?.value ?? '', 'Account');
  await expect.poll(() => isDisabled('Send')).toBe(false);
  page.click('Send');
  await expect.poll(wallet.isAsking).toBe(true);

  // “The account key is in `App`, so the choice survives a switch.”
  choose('kusama');
  await expect.poll(() => isDisabled('Send')).toBe(false);
  expect(isInert()).toBe(false);

  choose('polkadot');
  await expect.poll(page.text).toContain('A transfer is in progress.');
  expect(isDisabled('Send')).toBe(true);

  // “A user who approves it later still sends on the chain where they pressed
  // the button.”
  choose('kusama');
  await expect.poll(() => isDisabled('Send')).toBe(false);
  wallet.approve();
  await expect
    .poll(() => Object.keys(localStorage))
    .toEqual([expect.stringMatching(/^transaction polkadot 1/)]);
  await expect.poll(() => Object.keys(localStorage)).toEqual([]);
  choose('polkadot');
  await expect.poll(page.text).not.toContain('Waiting');
  expect(isDisabled('Send')).toBe(false);
});

const {useRememberedChain} = await importSample<{
  useRememberedChain(
    fallback: ChainId,
  ): readonly [ChainId, (id: ChainId) => void];
}>(guide, 'src/use-remembered-chain.ts');

/** Shows the chosen chain, and lets the user choose Kusama. */
function Chosen() {
  const [chainId, chooseChain] = useRememberedChain('polkadot');
  return [
    chainId,
    h('button', {key: 0, onClick: () => chooseChain('kusama')}, 'Kusama'),
  ];
}

test('Switch the chain, Remember the chain: “This hook looks for the stored ID among the configured IDs”', async ({
  bench,
}) => {
  localStorage.setItem('my-dapp/chain', 'removed');
  onTestFinished(() => localStorage.clear());
  const first = await bench.openBelowProviders(h(Chosen));
  await expect.poll(first.text).toContain('polkadot');
  first.click('Kusama');
  await expect.poll(first.text).toContain('kusama');
  first.close();

  const second = await bench.openBelowProviders(h(Chosen));
  await expect.poll(second.text).toContain('kusama');
});

test('Switch the chain, Remember the chain: “`readStored` and `store` catch the error, so the choice lasts until a reload”', async ({
  bench,
}) => {
  const blocked = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {getItem: blocked, setItem: blocked});
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const page = await bench.openBelowProviders(h(Chosen));
  await expect.poll(page.text).toContain('polkadot');
  page.click('Kusama');
  await expect.poll(page.text).toContain('kusama');
  expect(page.errors).toEqual([]);
});
