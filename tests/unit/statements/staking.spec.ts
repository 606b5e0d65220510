import {expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

import {importSample} from './import-sample';

type Check = (
  api: unknown,
  address: string,
  validators: string[],
  bond: DenominatedNumber,
) => Promise<string | undefined>;

const {checkChange} = await importSample<{
  checkChange: (
    api: unknown,
    address: string,
    validators: string[],
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-change.mdx', 'src/change-validators.ts');

const {checkNomination} = await importSample<{checkNomination: Check}>(
  'docs-shared/_staking-nomination-check.mdx',
  'src/check-nomination.ts',
);

const dot = (planck: bigint) => new DenominatedNumber(planck, 10, 'DOT');

/**
 * A chain where a bond is at least 250 DOT and has up to two validators. All
 * accounts have 300 DOT, and the bonded ones have bonded 250 of them.
 */
function createApi(bonded: string[]) {
  return {
    query: {
      Staking: {
        Bonded: {
          getValue: (address: string) =>
            Promise.resolve(bonded.includes(address) ? address : undefined),
        },
        Ledger: {
          getValue: (address: string) =>
            Promise.resolve(
              bonded.includes(address)
                ? {active: 2_500_000_000_000n}
                : undefined,
            ),
        },
        MinNominatorBond: {getValue: () => Promise.resolve(2_500_000_000_000n)},
      },
      System: {
        Account: {
          getValue: () => Promise.resolve({data: {free: 3_000_000_000_000n}}),
        },
      },
    },
    apis: {StakingApi: {nominations_quota: () => Promise.resolve(2)}},
  };
}

test('Nominate validators, Check before your users sign: a nomination without validators is refused', async () => {
  expect(
    await checkNomination(createApi([]), 'alice', [], dot(2_500_000_000_000n)),
  ).toBe('Choose a validator.');
});

test('Nominate validators, Check before your users sign: a second nomination of an account is refused', async () => {
  const validators = ['one', 'two'];
  const check = (bonded: string[]) =>
    checkNomination(
      createApi(bonded),
      'alice',
      validators,
      dot(2_500_000_000_000n),
    );
  expect(await check(['bob'])).toBeUndefined();
  expect(await check(['alice', 'bob'])).toContain('has a bond already');
});

test('Nominate validators, Check before your users sign: a bond below the minimum is refused, and one that leaves nothing for fees', async () => {
  const check = (planck: bigint) =>
    checkNomination(createApi([]), 'alice', ['one'], dot(planck));
  expect(await check(2_499_999_999_999n)).toMatch(
    /^Bond at least DOT\s250\.00\.$/,
  );
  expect(await check(2_990_000_000_000n)).toBeUndefined();
  expect(await check(2_990_000_000_001n)).toMatch(
    /^Keep at least DOT\s1\.00 for fees\.$/,
  );
});

test('Change or stop staking, Change the validators: as many as the bond allows, and only with a bond', async () => {
  const check = (bonded: string[], validators: string[]) =>
    checkChange(createApi(bonded), 'alice', validators);
  expect(await check(['alice'], [])).toBe('Choose a validator.');
  expect(await check([], ['one'])).toContain('controls no stake');
  expect(await check(['alice'], ['one', 'two'])).toBeUndefined();
  expect(await check(['alice'], ['one', 'two', 'three'])).toContain(
    'at most 2',
  );
});
