// Checks docs-shared/_staking-stop-part.mdx and _pool-leave-details.mdx, parts of
// Unlock a part of the bond and of Leave a nomination pool. A title has the guide or
// the section, and a rule of its sample.
import {dot} from './dot';
import {callWithFee, constant} from './fake-api';
import {importFiles, importSample} from './import-sample';

import {describe, expect, test, vi} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

import {alice} from '../../../src/simulated-chain/accounts';

const partial = 'docs-shared/_staking-stop-part.mdx';
await importFiles(partial, 'src/read-minimum.ts');
const {checkUnlock} = await importSample<{
  checkUnlock: (
    api: unknown,
    address: string,
    keep: DenominatedNumber,
  ) => Promise<{value?: bigint; problem?: string}>;
}>(partial, 'src/check-unlock.ts');
const {pointsToUnbond} = await importSample<{
  pointsToUnbond: (
    api: unknown,
    address: string,
    keep: bigint,
  ) => Promise<bigint>;
}>('docs-shared/_pool-leave-details.mdx', 'src/points-to-unbond.ts');

/** Returns a map with one value, which is read from the newest block. */
const entry = (value: unknown) => ({
  getValue: (...args: unknown[]) => {
    const {at} = args.at(-1) as {at: string};
    return Promise.resolve(at === 'best' ? value : undefined);
  },
});

/** A chain with an account that has bonded 300 DOT, and can have 2 chunks. */
function createApi({
  isBonded = true,
  role = 'nominator' as 'nominator' | 'validator' | 'none',
  chunkEras = [] as number[],
  free = dot(10),
  frozen = 0n,
}) {
  const ledger = {
    stash: alice.address,
    active: dot(300),
    unlocking: chunkEras.map((era) => ({era, value: dot(1)})),
  };
  const validators = role === 'validator' ? [{keyArgs: [alice.address]}] : [];
  return {
    query: {
      Staking: {
        Ledger: entry(isBonded ? ledger : undefined),
        ActiveEra: entry({index: 1900}),
        Nominators: entry(role === 'nominator' ? {targets: []} : undefined),
        Validators: {getEntries: () => Promise.resolve(validators)},
        MinNominatorBond: entry(dot(250)),
        MinValidatorBond: entry(dot(280)),
      },
      System: {Account: entry({data: {free, reserved: dot(300), frozen}})},
    },
    constants: {
      Balances: {ExistentialDeposit: constant(dot(0.01))},
      Staking: {MaxUnlockingChunks: () => Promise.resolve(2)},
    },
    tx: {
      Staking: {
        unbond: callWithFee(dot(0.02)),
      },
    },
  };
}

const unlock = (keep: number, options: Parameters<typeof createApi>[0] = {}) =>
  checkUnlock(
    createApi(options),
    alice.address,
    new DenominatedNumber(dot(keep), 10, 'DOT'),
  );

describe('Unlock a part of the bond', () => {
  test('returns what is above the amount to keep, and nothing for the same amount once it is unlocked', async () => {
    expect(await unlock(260)).toEqual({value: dot(40)});
    for (const keep of [300, 301])
      expect((await unlock(keep)).problem).toContain("isn't larger");
  });

  test('refuses an account that controls no ledger', async () => {
    expect(await unlock(260, {isBonded: false})).toEqual({
      problem: 'This account controls no stake.',
    });
  });

  test.for([
    ['nominator', 250],
    ['validator', 280],
  ] as const)('keeps the minimum of a %s', async ([role, least]) => {
    expect((await unlock(least, {role})).value).toBe(dot(300 - least));
    for (const keep of [least - 0.001, 0.001])
      expect((await unlock(keep, {role})).problem).toContain(
        `${least}.00. To unlock everything, stop first.`,
      );
  });

  test('“An account that neither nominates nor validates has no minimum”, and a tiny amount is unlocked, too', async () => {
    const role = 'none';
    expect((await unlock(0.01, {role})).value).toBe(dot(299.99));
    expect((await unlock(0.0099, {role})).value).toBe(dot(300));
  });

  test('“At `MaxUnlockingChunks`, `unbond` works only if one of them can be withdrawn”', async () => {
    const full = await unlock(260, {chunkEras: [1901, 1902]});
    expect(full.problem).toContain('Too much is unlocking.');
    for (const chunkEras of [[1900, 1901], [1901]])
      expect((await unlock(260, {chunkEras})).value).toBe(dot(40));
  });

  test('“It has to be paid from unlocked tokens, not from the bond”: the fee', async () => {
    // The fee is 0.02, and the existential deposit 0.01.
    expect((await unlock(260, {free: dot(0.03)})).value).toBe(dot(40));
    expect((await unlock(260, {free: dot(0.029)})).problem).toContain('fee');
    // 300 of the frozen tokens are those of the bond.
    expect((await unlock(260, {frozen: dot(309.98)})).value).toBe(dot(40));
    expect((await unlock(260, {frozen: dot(309.981)})).problem).toContain(
      'fee',
    );
  });
});

test('Unbond only a part: points above the amount to keep, the whole share to keep 0, and 0 without a share', async () => {
  // A slash has halved what a point is worth.
  const balanceToPoints = vi.fn((_pool: number, keep: bigint) =>
    Promise.resolve(keep * 2n),
  );
  const unbond = (member: object | undefined, keep: bigint) =>
    pointsToUnbond(
      {
        query: {NominationPools: {PoolMembers: entry(member)}},
        apis: {NominationPoolsApi: {balance_to_points: balanceToPoints}},
      },
      alice.address,
      keep,
    );

  expect(await unbond({pool_id: 12, points: 50n}, 20n)).toBe(10n);
  expect(balanceToPoints.mock.lastCall?.slice(0, 2)).toEqual([12, 20n]);
  expect(await unbond({pool_id: 12, points: 40n}, 20n)).toBe(0n);
  expect(await unbond({pool_id: 12, points: 50n}, 0n)).toBe(50n);
  expect(await unbond(undefined, 20n)).toBe(0n);
});
