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

/** A chain with 45 validators in its first two eras. */
function createChain() {
  const world = createWorld(unit, 10_000);
  const encodeAddress = AccountId(0).dec;
  return createSimulatedChain({
    ...polkadotKind,
    genesis(state) {
      world.genesis(state);
      const {index: first} = state.get('Staking', 'ActiveEra') as {
        index: number;
      };
      for (const era of [first, first + 1])
        for (let id = 0; id < count; id++) {
          const key = [era, encodeAddress(new Uint8Array(32).fill(id + 1))];
          state.set('Staking', 'ErasStakersOverview', key, {
            total: BigInt(id * unit),
            own: 0n,
            nominator_count: era - first,
            page_count: 1,
          });
          state.set('Staking', 'ErasValidatorPrefs', key, {
            commission: (id + era - first) * 10_000_000,
            blocked: false,
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

  // The next era's commissions are one percent higher.
  const seen = new Set<boolean>();
  await expect
    .poll(
      () => {
        seen.add(page.text().includes('Loading'));
        return page.text();
      },
      {interval: 5, timeout: 10_000},
    )
    .toContain('DOT 24.00, commission 25%');
  expect(seen).toEqual(new Set([false]));
  expect(page.errors).toEqual([]);
  page.close();
  chain.close();
});
