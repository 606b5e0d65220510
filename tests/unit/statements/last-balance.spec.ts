// Checks Show the last known balance in docs-react/guides/recipes.mdx and its
// shared text. A title has the guide's name, the section, and a sentence of the
// section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {importSample} from './import-sample';
import {openPage} from './page';

import {beforeEach, describe, expect, onTestFinished, vi} from 'vitest';
import {defineConfig} from '@reactive-dot/core';
import {ChainProvider} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import {createElement as h, type ComponentType} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/recipes.mdx';
const {address} = alice;

const importFunctions = () =>
  importSample<{
    keepBalance: (
      chainId: string,
      address: string,
      balance: DenominatedNumber,
    ) => void;
    readLastBalance: (
      chainId: string,
      address: string,
    ) => {balance: DenominatedNumber; time: Date} | undefined;
  }>('docs-shared/_last-balance.mdx', 'src/last-balance.ts', {page: guide});

/** A node that never answers. */
const silent = (onMessage: unknown) => ({
  send() {},
  disconnect: () => void onMessage,
});

beforeEach(() => localStorage.clear());

describe('Recipes, Show the last known balance', () => {
  test('“`readLastBalance` therefore doesn’t wait for the chain, and it works for every chain”', async ({
    bench,
  }) => {
    await importFunctions();
    const {RememberedBalance} = await importSample<{
      RememberedBalance: ComponentType<{address: string}>;
    }>(guide, 'src/RememberedBalance.tsx');
    const on = (chainId: 'kusama' | 'polkadot') =>
      h(ChainProvider, {chainId}, h(RememberedBalance, {address}));

    const first = await bench.openBelowProviders(on('kusama'));
    await expect.poll(first.text).toBe('KSM 9,999.99');
    expect(first.errors).toEqual([]);
    first.close();

    const {polkadot, kusama} = bench.config.chains;
    const unreachable = defineConfig({
      chains: {
        polkadot: {...polkadot, provider: silent},
        kusama: {...kusama, provider: silent},
      },
    }) as unknown as typeof bench.config;
    const next = await openPage(belowProviders(unreachable, on('kusama')));
    await expect.poll(next.text).toMatch(/^KSM 9,999\.99 \(\d.*\)$/);
    next.close();

    // The same account's balance on another chain is another one.
    const other = await openPage(belowProviders(unreachable, on('polkadot')));
    await expect.poll(other.text).toBe('Loading…');
  });

  test('“An entry holds everything that an amount consists of: the planck, the decimals, and the unit”', async () => {
    const {keepBalance, readLastBalance} = await importFunctions();
    const balance = new DenominatedNumber(1_234_567_890_123n, 12, 'WND');
    keepBalance('westend_asset_hub', address, balance);
    const last = readLastBalance('westend_asset_hub', address);
    expect(last?.balance.toLocaleString('en')).toBe('WND\u00a01.23');
    expect(last?.balance.toString()).toBe('1.234567890123');
    expect(last?.time.getTime()).toBeCloseTo(Date.now(), -4);
    expect(readLastBalance('polkadot_asset_hub', address)).toBeUndefined();
  });

  test('“Nothing is stored, the storage is blocked, or the entry isn’t a balance”', async () => {
    const {keepBalance, readLastBalance} = await importFunctions();
    keepBalance('a', address, new DenominatedNumber(1n, 10, 'DOT'));
    const key = localStorage.key(0) ?? '';
    for (const nonsense of [
      '',
      'null',
      '5',
      '{}',
      '{"planck":"15","time":1}',
      '{"planck":"x","decimals":10,"time":1}',
      '{"planck":"15","decimals":10}',
    ]) {
      localStorage.setItem(key, nonsense);
      expect(readLastBalance('a', address), nonsense).toBeUndefined();
    }

    const refuse = () => {
      throw new Error('The operation is insecure.');
    };
    vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse});
    onTestFinished(() => void vi.unstubAllGlobals());
    keepBalance('a', address, new DenominatedNumber(1n, 10, 'DOT'));
    expect(readLastBalance('a', address)).toBeUndefined();
  });
});
