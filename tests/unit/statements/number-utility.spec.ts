// Checks docs-react/guides/number-utility.mdx and the shared texts about locked
// tokens and mistakes.
// A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {boundary} from './helpers';
import {importSample} from './import-sample';
import {openPage} from './page';

import {describe, expect, onTestFinished} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {
  useNativeTokenAmountFromPlanck,
  usePromiseValue,
} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import {Binary} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import {createWorld} from '../../../src/simulated-chain/worlds';
import {createTestChain, fast} from '../test-chain';
import {dot, unit} from './dot';

const {fromNumber} = DenominatedNumber;

test('Numbers and units, Show free, reserved, and spendable tokens: shows all three, without a warning about promises', async ({
  bench,
}) => {
  const {BalanceDetails} = await importSample<{
    BalanceDetails: ComponentType<{address: string}>;
  }>('docs-react/guides/number-utility.mdx', 'src/BalanceDetails.tsx');
  const page = await bench.openBelowProviders(
    h(BalanceDetails, {address: alice.address}),
  );
  await expect
    .poll(page.text)
    .toMatch(
      /^Free: DOT 10,000\.00Reserved: DOT 0\.00Spendable: DOT 9,999\.00$/,
    );
  expect(page.errors).toEqual([]);
  expect(bench.logged).toEqual([]);
});

describe('Numbers and units, Say why tokens can’t be spent', () => {
  const guide = 'docs-react/guides/number-utility.mdx';
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
      {name: 'Staked', amount: 15n},
      {name: 'New.Reason', amount: 1n},
      {name: 'py/code1', amount: 2n},
    ];
    expect(whyReserved(18n, holds, reserves)).toEqual(reasons);
    expect(whyReserved(20n, holds, reserves)).toEqual([
      ...reasons,
      {name: 'Other deposits', amount: 2n},
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
      {name: 'Votes', amount: 50n},
      {name: 'NominationPools.PoolMinBalance', amount: 40n},
      {name: 'Not vested yet', amount: 30n},
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

test('Numbers and units, Turn raw planck into an amount: `usePromiseValue` “calls the function with a symbol and fails”', async ({
  bench,
}) => {
  function PromiseOfFunction() {
    usePromiseValue(useNativeTokenAmountFromPlanck({use: false}));
    return 'shown';
  }
  const page = await bench.openBelowProviders(
    boundary(() => {}, h(PromiseOfFunction)),
  );
  // The text and the button of `boundary`.
  await expect.poll(page.text).toBe('failedAgain');
  expect(page.errors).toContain('Cannot convert Symbol(pending) to a BigInt');
});

describe('Numbers and units, Fix common problems', () => {
  test('“`fromNumber("")` is 0 planck”, but other text that isn’t a number throws', () => {
    expect(fromNumber('', 10).planck).toBe(0n);
    for (const text of ['-1', '1,5', '1 000', 'a'])
      expect(() => fromNumber(text, 10), text).toThrow('Invalid character');
    expect(() => fromNumber('1.', 10)).toThrow('Fractional part missing');
  });

  test('“`fromNumber(0.0000001)` throws”, because “JavaScript prints such a number as `1e-7`”', () => {
    expect(() => fromNumber(0.0000001, 10)).toThrow(
      'Invalid character at position 2',
    );
  });

  test('“Methods inherited from `Number` see 0”', () => {
    const amount = new DenominatedNumber(15n, 1);
    expect(amount.toFixed(2)).toBe('0.00');
    expect(amount.valueOf().toFixed(2)).toBe('1.50');
  });
});

describe('Numbers and units, Work around known bugs', () => {
  test('−5 planck “becomes `"0.00000000-5"`”', () => {
    expect(new DenominatedNumber(-5n, 10).toString()).toBe('0.00000000-5');
  });

  test('“writes `style` and `currency` into the object that you pass”', () => {
    const options: Intl.NumberFormatOptions = {};
    new DenominatedNumber(15n, 1, 'DOT').toLocaleString('en', options);
    expect(options).toEqual({style: 'currency', currency: 'XTS'});
  });

  test('“`A$&B` becomes `AXTSB`”, and isn’t printed with `style: "decimal"`', () => {
    const amount = new DenominatedNumber(15n, 1, 'A$&B');
    expect(amount.toLocaleString('en')).toContain('AXTSB');
    expect(amount.toLocaleString('en', {style: 'decimal'})).toBe('1.5');
  });

  test('`maximumFractionDigits`: “above 100, it throws a `RangeError`”', () => {
    const amount = new DenominatedNumber(15n, 1, 'DOT');
    expect(() =>
      amount.toLocaleString('en', {maximumFractionDigits: 101}),
    ).toThrow(RangeError);
  });
});
