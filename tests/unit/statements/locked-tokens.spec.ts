// Checks docs-react/guides/locked-tokens.mdx and its shared texts.
// A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {importSample} from './import-sample';
import {openPage} from './page';

import {describe, expect, onTestFinished} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {Binary} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import {createWorld} from '../../../src/simulated-chain/worlds';
import {createTestChain, fast} from '../test-chain';
import {dot, unit} from './dot';

test('Explain locked tokens, Show the amounts: shows all four, without a warning about promises', async ({
  bench,
}) => {
  const {BalanceDetails} = await importSample<{
    BalanceDetails: ComponentType<{address: string}>;
  }>('docs-react/guides/locked-tokens.mdx', 'src/BalanceDetails.tsx');
  const page = await bench.openBelowProviders(
    h(BalanceDetails, {address: alice.address}),
  );
  await expect
    .poll(page.text)
    .toMatch(
      /^Free: DOT 10,000\.00Reserved: DOT 0\.00Frozen: DOT 0\.00Spendable: DOT 9,999\.00$/,
    );
  expect(page.errors).toEqual([]);
  expect(bench.logged).toEqual([]);
});

describe('Explain locked tokens, List the reasons', () => {
  const guide = 'docs-react/guides/locked-tokens.mdx';
  const importReasons = () =>
    importSample<{
      whyReserved: (
        reserved: bigint,
        holds: object[],
        reserves: object[],
      ) => object[];
      whyFrozen: (locks: object[], freezes: object[]) => object[];
    }>('docs-shared/_why-locked.mdx', 'src/why-locked.ts', {page: guide});

  const named = (type: string, reason: string, amount: bigint) => ({
    id: {type, value: {type: reason}},
    amount,
  });
  const coded = (code: string, amount: bigint) => ({
    id: Binary.fromText(code),
    amount,
  });

  test('“The amounts add up to `reserved`”, with “what neither `Holds` nor `Reserves` lists”', async () => {
    const {whyReserved} = await importReasons();
    const holds = [
      named('Staking', 'Staking', 15n),
      named('New', 'Reason', 1n),
    ];
    const reserves = [coded('py/code1', 2n)];
    const reasons = [
      {key: 'Staking.Staking', name: 'Staked', amount: 15n},
      {key: 'New.Reason', name: 'New.Reason', amount: 1n},
      {key: 'py/code1', name: 'py/code1', amount: 2n},
    ];
    expect(whyReserved(18n, holds, reserves)).toEqual(reasons);
    expect(whyReserved(20n, holds, reserves)).toEqual([
      ...reasons,
      {key: 'other', name: 'Other deposits', amount: 2n},
    ]);
    expect(whyReserved(0n, [], [])).toEqual([]);
  });

  test('the reasons for frozen tokens, “beginning with the most”', async () => {
    const {whyFrozen} = await importReasons();
    expect(
      whyFrozen(
        [coded('vesting ', 30n), coded('pyconvot', 50n)],
        [named('NominationPools', 'PoolMinBalance', 40n)],
      ),
    ).toEqual([
      {key: 'pyconvot', name: 'Votes', amount: 50n},
      {
        key: 'NominationPools.PoolMinBalance',
        name: 'NominationPools.PoolMinBalance',
        amount: 40n,
      },
      {key: 'vesting', name: 'Not vested yet', amount: 30n},
    ]);
  });

  test('shows the amounts and the reasons of the example', async ({bench}) => {
    const world = createWorld(unit, 10_000);
    const chain = createTestChain({
      ...fast,
      genesis(state) {
        world.genesis(state);
        const key = [alice.address];
        const account = state.get('System', 'Account', alice.address) as {
          data: object;
        };
        state.set('System', 'Account', key, {
          ...account,
          data: {...account.data, reserved: dot(20), frozen: dot(50)},
        });
        state.set('Balances', 'Holds', key, [
          named('Staking', 'Staking', dot(15)),
        ]);
        state.set('Balances', 'Locks', key, [
          {...coded('vesting ', dot(30)), reasons: {type: 'All'}},
          {...coded('pyconvot', dot(50)), reasons: {type: 'All'}},
        ]);
      },
    });
    onTestFinished(() => chain.close());
    const config = defineConfig({
      chains: {
        polkadot: {descriptor: polkadot, provider: chain.provider},
        kusama: bench.config.chains.kusama,
      },
    });
    await importReasons();
    const {LockedTokens} = await importSample<{
      LockedTokens: ComponentType<{address: string}>;
    }>(guide, 'src/LockedTokens.tsx');
    const page = await openPage(
      belowProviders(config, h(LockedTokens, {address: alice.address})),
    );
    await expect
      .poll(page.text)
      .toMatch(
        /^Reserved: DOT 20\.00Staked: DOT 15\.00Other deposits: DOT 5\.00Frozen: DOT 50\.00Votes: DOT 50\.00Not vested yet: DOT 30\.00$/,
      );
    expect(page.errors).toEqual([]);
    expect(bench.logged).toEqual([]);
  });
});
