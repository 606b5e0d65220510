// The fixture of most tests: two simulated chains, a wallet, and the guides'
// providers. `page` comes before packages, which look for the browser globals that
// it sets.
import {openPage, type Page} from './page';

import {test as base} from 'vitest';
import {kusama, polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {
  Wallet,
  type PolkadotSignerAccount,
} from '@reactive-dot/core/wallets.js';
import {ChainProvider, ReactiveDotProvider} from '@reactive-dot/react';
import {createElement as h, Suspense, type ReactNode} from 'react';
import {BehaviorSubject, map} from 'rxjs';

import type {SimulatedChain} from '../../../src/simulated-chain';
import {alice} from '../../../src/simulated-chain/accounts';
import type {Switches} from '../../../src/simulated-chain/node';
import {kusamaKind} from '../../../src/simulated-chain/worlds';
import {allOff, createTestChain, fast, signerOf} from '../test-chain';

/** Fixtures for a statement's test. */
export interface Bench {
  chains: {polkadot: SimulatedChain; kusama: SimulatedChain};
  /** Switches of both chains. */
  switches: Switches;
  config: ReturnType<typeof configure>;
  wallet: FakeWallet;
  /** Logged errors, if they're text. */
  logged: string[];
  /** Renders an element. */
  open(element: ReactNode): Promise<Page>;
  /** Renders an element inside the guides' providers. */
  openBelowProviders(element: ReactNode): Promise<Page>;
}

/** A wallet with the accounts that a test provides. */
export class FakeWallet extends Wallet {
  readonly id: string = 'fake';
  readonly name = 'Fake';
  readonly connected$ = new BehaviorSubject(true);
  readonly held$ = new BehaviorSubject<PolkadotSignerAccount[]>([]);
  readonly accounts$ = this.connected$.pipe(
    map((isConnected) => (isConnected ? this.held$.value : [])),
  );

  initialize() {}

  connect() {
    this.connected$.next(true);
  }

  disconnect() {
    this.connected$.next(false);
  }
}

/** Signs as Alice, immediately. */
export const aliceSigner = signerOf(alice);

/** Returns Alice's signer, and how often it has signed. */
export function createCountingSigner() {
  let signatures = 0;
  const signer: typeof aliceSigner = {
    ...aliceSigner,
    signTx(...args) {
      signatures++;
      return aliceSigner.signTx(...args);
    },
  };
  return {signer, signatures: () => signatures};
}

/** Two fast simulated chains, with a block every 200 ms. */
export const test = base.extend<{bench: Bench}>({
  // Vitest reads the needed fixtures from this pattern.
  // eslint-disable-next-line no-empty-pattern
  bench: async ({}, runTest) => {
    const switches = allOff();
    const chains = {
      polkadot: createTestChain({...fast, switches}),
      kusama: createTestChain({...fast, switches}, kusamaKind),
    };
    const wallet = new FakeWallet();
    const config = configure(chains, wallet);
    const logged: string[] = [];
    const {error} = console;
    console.error = (...parts: unknown[]) => void logged.push(parts.join(' '));

    await runTest({
      chains,
      switches,
      config,
      wallet,
      logged,
      open: openPage,
      openBelowProviders: (element) =>
        openPage(belowProviders(config, element)),
    });

    Object.values(chains).forEach((chain) => chain.close());
    console.error = error;
  },
});

/** Wraps an element in the guides' providers, with the simulated Polkadot. */
export const belowProviders = (
  config: Bench['config'],
  element: ReactNode,
  key?: number,
) =>
  h(
    ReactiveDotProvider,
    {config, key},
    h(
      ChainProvider,
      {chainId: 'polkadot'},
      h(Suspense, {fallback: 'Loading'}, element),
    ),
  );

const configure = (chains: Bench['chains'], wallet: Wallet) =>
  defineConfig({
    chains: {
      polkadot: {descriptor: polkadot, provider: chains.polkadot.provider},
      kusama: {descriptor: kusama, provider: chains.kusama.provider},
    },
    wallets: [wallet],
  });
