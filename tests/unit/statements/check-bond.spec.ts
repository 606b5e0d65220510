// Checks docs-shared/_staking-add.mdx and _staking-bond-again.mdx, parts of Change
// a stake and of Stop staking. A title has the guide's name, the section, and a rule
// of the section's sample.
import {dot} from './dot';
import {callWithFee, entry} from './fake-api';
import {importSample} from './import-sample';

import {describe, expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

const {checkAddToBond} = await importSample<{
  checkAddToBond: (
    api: unknown,
    address: string,
    amount: DenominatedNumber,
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-add.mdx', 'src/add-to-bond.ts', {
  page: 'docs-react/guides/change-a-stake.mdx',
});
const {checkBondAgain} = await importSample<{
  checkBondAgain: (
    api: unknown,
    address: string,
  ) => Promise<{value?: bigint; problem?: string}>;
}>('docs-shared/_staking-bond-again.mdx', 'src/bond-again.ts', {
  page: 'docs-react/guides/stop-staking.mdx',
});

interface Bond {
  active?: number;
  unlocking?: number[];
}

/**
 * A chain where a bond is at least 250 DOT, with an account that has 10 DOT in
 * addition to its bond.
 */
function createApi(bond: Bond | null, frozen = 0n) {
  const {active = 250, unlocking = []} = bond ?? {};
  const ledger = {
    active: dot(active),
    unlocking: unlocking.map((value) => ({value: dot(value)})),
  };
  return {
    query: {
      Staking: {
        Bonded: entry(bond ? 'alice' : undefined),
        Ledger: entry(bond ? ledger : undefined),
        MinNominatorBond: entry(dot(250)),
      },
      System: {Account: entry({data: {free: dot(10), reserved: 0n, frozen}})},
    },
    tx: {
      Staking: {
        bond_extra: callWithFee(dot(0.02)),
      },
    },
  };
}

describe('Change a stake, Add to the bond', () => {
  const check = (bond: Bond | null, amount = 5, frozen = 0n) =>
    checkAddToBond(
      createApi(bond, frozen),
      'alice',
      new DenominatedNumber(dot(amount), 10, 'DOT'),
    );

  test('refuses an account without a bond, and nothing at all', async () => {
    expect(await check({})).toBeUndefined();
    expect(await check(null)).toBe('This account has no bond yet.');
    expect(await check({}, 0)).toBe('Enter more than 0.');
  });

  test('the account keeps the fee and one token', async () => {
    // 10 less 0.02 and 1.
    expect(await check({}, 8.98)).toBeUndefined();
    expect(await check({}, 8.9801)).toMatch(/^Keep at least DOT\s1\.00 for/);
  });

  test('locked tokens can be added, but pay no fees', async () => {
    // 10 less 0.02 and 1.
    expect(await check({}, 5, dot(8.98))).toBeUndefined();
    expect(await check({}, 5, dot(8.9801))).toContain("Locked tokens don't");
  });

  test('the amount has to reach the minimum bond', async () => {
    expect(await check({active: 249.995}, 0.005)).toBeUndefined();
    expect(await check({active: 249.995}, 0.004)).toMatch(
      /^Add at least DOT\s0\.005\.$/,
    );
    expect(await check({active: 0, unlocking: [250]})).toMatch(
      /^Add at least DOT\s250\.00\.$/,
    );
  });
});

describe('Stop staking, Bond unlocking tokens again', () => {
  const check = (bond: Bond | null) => checkBondAgain(createApi(bond), 'alice');

  test('returns all tokens that are unlocking', async () => {
    expect(await check({active: 0, unlocking: [200, 50]})).toEqual({
      value: dot(250),
    });
  });

  test.for<[rule: string, bond: Bond | null, problem: string]>([
    ['an account without a ledger', null, 'This account controls no stake.'],
    ['an account whose bond is whole', {}, 'Nothing is unlocking.'],
    [
      'less than the minimum',
      {active: 0, unlocking: [249]},
      'Too little would be bonded. Add to the bond first.',
    ],
  ])('refuses %s', async ([, bond, problem]) => {
    expect(await check(bond)).toEqual({problem});
  });
});
