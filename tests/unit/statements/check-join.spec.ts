// Checks docs-shared/_staking-join.mdx, a part of Nomination pools. A title has the
// guide's name, the section, and a rule of the section's sample.
import {dot} from './dot';
import {callWithFee, constant, entry} from './fake-api';
import {importSample} from './import-sample';

import {describe, expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

import {alice} from '../../../src/simulated-chain/accounts';

const {checkJoin} = await importSample<{
  checkJoin: (
    api: unknown,
    address: string,
    poolId: number,
    amount: DenominatedNumber,
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-join.mdx', 'src/check-join.ts');

interface PoolOptions {
  member?: object;
  /** Null if there's no such pool. */
  pool?: object | null;
  maxInPool?: number;
  maxInAll?: number;
  frozen?: bigint;
}

/**
 * A chain with an open pool that has 3 of all 8 members. An account has 10 DOT,
 * and no limits apply by default.
 */
function createApi({
  member,
  pool = {state: {type: 'Open'}, member_counter: 3},
  maxInPool,
  maxInAll,
  frozen = 0n,
}: PoolOptions) {
  return {
    query: {
      NominationPools: {
        BondedPools: entry(pool ?? undefined),
        PoolMembers: entry(member),
        CounterForPoolMembers: entry(8),
        MaxPoolMembersPerPool: entry(maxInPool),
        MaxPoolMembers: entry(maxInAll),
        MinJoinBond: entry(dot(1)),
      },
      System: {Account: entry({data: {free: dot(10), reserved: 0n, frozen}})},
    },
    constants: {
      Balances: {ExistentialDeposit: constant(dot(0.01))},
    },
    tx: {
      NominationPools: {
        join: callWithFee(dot(0.02)),
      },
    },
  };
}

const check = (options: PoolOptions, amount = 5) =>
  checkJoin(
    createApi(options),
    alice.address,
    12,
    new DenominatedNumber(dot(amount), 10, 'DOT'),
  );

describe('Nomination pools, Check before your users sign', () => {
  test.for<[rule: string, options: PoolOptions]>([
    ['an open pool without limits', {}],
    ['one place left in the pool', {maxInPool: 4}],
    ['one place left in all pools', {maxInAll: 9}],
  ])('accepts %s', async ([, options]) => {
    expect(await check(options)).toBeUndefined();
  });

  const full = "There's no room for another member.";
  test.for<[rule: string, options: PoolOptions, problem: string]>([
    ['a member of a pool', {member: {}}, 'already in a pool'],
    ['an unknown pool', {pool: null}, 'no such pool'],
    [
      'a closed pool',
      {pool: {state: {type: 'Blocked'}, member_counter: 3}},
      'closed',
    ],
    ['a full pool', {maxInPool: 3}, full],
    ['any pool, if all pools together are full', {maxInAll: 8}, full],
  ])('refuses %s', async ([, options, problem]) => {
    expect(await check(options)).toContain(problem);
  });

  test('refuses less than the minimum', async () => {
    expect(await check({}, 0.99)).toMatch(/^Enter at least DOT\s1\.00\.$/);
    expect(await check({}, 1)).toBeUndefined();
  });

  test('locked tokens can join, but pay no fees', async () => {
    // The fee is 0.02, and a tenth of a token has to stay for later ones.
    expect(await check({frozen: dot(9.88)})).toBeUndefined();
    expect(await check({frozen: dot(9.8801)})).toContain('unlocked tokens');
  });

  test('the account keeps the fee, the existential deposit, and a tenth of a token', async () => {
    // 10 less 0.02, 0.01, and 0.1.
    expect(await check({}, 9.87)).toBeUndefined();
    expect(await check({}, 9.8701)).toContain('too much');
  });
});
