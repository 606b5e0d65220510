import {openPage} from './page';

import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {AccountId} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';

import {chainFile} from '../../../scripts/descriptors/files';
import {createSimulatedChain} from '../../../src/simulated-chain';
import {createWorld, polkadotKind} from '../../../src/simulated-chain/worlds';
import {belowProviders} from './bench';
import {importSample} from './import-sample';

const guide = 'docs-react/guides/staking.mdx';
const unit = 10 ** 10;
const count = 45;

const addressOf = (id: number) =>
  AccountId(0).dec(new Uint8Array(32).fill(id + 1));

/**
 * A chain with 45 validators in its first two eras, the last of them blocked.
 * An account can nominate two.
 */
function createChain() {
  const world = createWorld(unit, 10_000);
  return createSimulatedChain({
    ...polkadotKind,
    apis: {
      ...polkadotKind.apis,
      NominationPoolsApi_member_total_balance: () => 0n,
      StakingApi_nominations_quota: () => 2,
    },
    genesis(state) {
      world.genesis(state);
      const {index: first} = state.get('Staking', 'ActiveEra') as {
        index: number;
      };
      for (const era of [first, first + 1])
        for (let id = 0; id < count; id++) {
          const key = [era, addressOf(id)];
          state.set('Staking', 'ErasStakersOverview', key, {
            total: BigInt((id + era - first) * unit),
            own: 0n,
            nominator_count: era - first,
            page_count: 1,
          });
          state.set('Staking', 'Validators', key.slice(1), {
            commission: id * 10_000_000,
            blocked: id === 44,
          });
        }
    },
    onBlock: world.onBlock,
    readMetadata: () => readFileSync(chainFile('polkadot')),
    switches: {fail: false, slow: false, stop: false},
    blockTime: 200,
    latency: 5,
  });
}

test('Staking, List validators page by page: sorts both maps of an era, pages through them, and keeps the old list on screen when a new era begins', async () => {
  await importSample(guide, 'src/format-perbill.ts');
  const {CurrentValidators} = await importSample<{
    CurrentValidators: ComponentType;
  }>(guide, 'src/Validators.tsx');
  const chain = createChain();
  const config = defineConfig({
    chains: {polkadot: {descriptor: polkadot, provider: chain.provider}},
  });
  const page = await openPage(
    belowProviders(config as never, h(CurrentValidators)),
  );
  await expect.poll(page.text).toContain('45 validators');
  expect(page.text()).toContain('DOT 44.00, commission 44%');

  page.click('Next page');
  await expect.poll(page.text).toContain('DOT 24.00, commission 24%');
  expect(page.text()).not.toContain('DOT 44.00');

  // The next era's stakes are one DOT higher.
  const seen = new Set<boolean>();
  await expect
    .poll(
      () => {
        seen.add(page.text().includes('Loading'));
        return page.text();
      },
      {interval: 5, timeout: 10_000},
    )
    .toContain('DOT 25.00, commission 24%');
  expect(seen).toEqual(new Set([false]));
  expect(page.errors).toEqual([]);
  page.close();
  chain.close();
});

test('Staking, Let users choose validators: as many as the chain allows, on several pages, and none that is blocked', async () => {
  const partials = {
    'src/TransactionState.tsx': 'docs-react/getting-started/mutation.mdx',
    'src/bond-and-nominate.ts': 'docs-shared/_staking-nominate.mdx',
    'src/check-nomination.ts': 'docs-shared/_staking-nomination-check.mdx',
  };
  for (const [title, file] of Object.entries(partials))
    await importSample(file, title, guide);
  for (const name of ['format-perbill.ts', 'describe-era.ts'])
    await importSample(guide, `src/${name}`);
  for (const name of ['Unlocking', 'Staked', 'Validators', 'Nominate'])
    await importSample(guide, `src/${name}.tsx`);
  const {StakingPage} = await importSample<{
    StakingPage: ComponentType<{address: string; amount: bigint}>;
  }>(guide, 'src/StakingPage.tsx');
  const chain = createChain();
  const {provider} = chain;
  const config = defineConfig({
    chains: {
      polkadot: {descriptor: polkadot, provider},
      polkadot_asset_hub: {descriptor: polkadot, provider},
    },
  });
  const page = await openPage(
    belowProviders(
      config as never,
      h(StakingPage, {address: addressOf(99), amount: 1n}),
    ),
  );
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');

  const checkbox = (id: number) =>
    document.querySelector<HTMLInputElement>(
      `[aria-label="Choose ${addressOf(id)}"]`,
    )!;
  expect(checkbox(44).disabled).toBe(true);

  checkbox(43).click();
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  page.click('Next page');
  await expect.poll(() => checkbox(20)).not.toBeNull();
  checkbox(20).click();
  await expect.poll(page.text).toContain('You have chosen 2 of at most 2');
  expect(checkbox(20).disabled).toBe(false);
  expect(checkbox(19).disabled).toBe(true);

  page.click('Remove');
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  expect(checkbox(19).disabled).toBe(false);
  expect(page.errors).toEqual([]);
  page.close();
  chain.close();
});
