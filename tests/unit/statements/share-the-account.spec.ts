// Checks docs-react/guides/share-the-account.mdx. The title
// has the guide's name, the section, and sentences of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, FakeWallet, test} from './bench';
import {pause} from './helpers';

import {expect} from 'vitest';
import {fromHex} from '@polkadot-api/utils';
import {defineConfig, pending} from '@reactive-dot/core';
import {useAccounts, usePromiseValue} from '@reactive-dot/react';
import {createElement as h, Suspense} from 'react';
import {NEVER} from 'rxjs';

import {alice} from '../../../src/simulated-chain/accounts';

/** A wallet that emits no accounts once it's connected. */
class SilentWallet extends FakeWallet {
  override readonly id = 'silent';
  override readonly accounts$ = NEVER;
}

const countOf = (accounts: typeof pending | unknown[]) =>
  accounts === pending ? 'none' : accounts.length;

function SuspendingCount() {
  return `suspending: ${countOf(useAccounts())}, `;
}

function PendingCount() {
  const accounts = usePromiseValue(useAccounts({use: false}));
  return `pending: ${countOf(accounts)}, `;
}

function KeptCount() {
  const accounts = usePromiseValue(
    useAccounts({use: false}),
    (shown) => shown ?? pending,
  );
  return `kept: ${countOf(accounts)}`;
}

test('Share the signer between pages, Write the hook and its context: “While another wallet connects, the accounts load again. The second argument, `(shown) => shown ?? pending`, keeps the known accounts”', async ({
  bench,
}) => {
  const other = new SilentWallet();
  other.connected$.next(false);
  const wallets = [bench.wallet, other];
  const config = defineConfig({chains: bench.config.chains, wallets});
  const publicKey = fromHex(alice.publicKey);
  bench.wallet.held$.next([{id: '0', publicKey, polkadotSigner: undefined}]);
  bench.wallet.connect();
  const page = await bench.open(
    belowProviders(config, [
      h(Suspense, {key: 0, fallback: 'Loading, '}, h(SuspendingCount)),
      h(PendingCount, {key: 1}),
      h(KeptCount, {key: 2}),
    ]),
  );
  await expect.poll(page.text).toBe('suspending: 1, pending: 1, kept: 1');
  other.connect();
  await expect.poll(page.text).toBe('Loading, pending: none, kept: 1');
  // The kept accounts also remain after all components have reacted.
  await pause(100);
  expect(page.text()).toBe('Loading, pending: none, kept: 1');
});
