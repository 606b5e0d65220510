// Checks docs-shared/_staking-stop-part.mdx and _pool-leave-details.mdx, parts of
// Stop staking and of Leave a nomination pool. A title has the section,
// and a rule of its sample.
import {importSample} from './import-sample';

import {expect, test, vi} from 'vitest';

import {alice} from '../../../src/simulated-chain/accounts';

type Calculate = (
  api: unknown,
  address: string,
  rest: bigint,
) => Promise<bigint>;

const {partToUnlock} = await importSample<{partToUnlock: Calculate}>(
  'docs-shared/_staking-stop-part.mdx',
  'src/part-to-unlock.ts',
);
const {pointsToUnbond} = await importSample<{pointsToUnbond: Calculate}>(
  'docs-shared/_pool-leave-details.mdx',
  'src/points-to-unbond.ts',
);

/** Returns a map with one value, which is read from the newest block. */
const entry = (value: unknown) => ({
  getValue: (_address: string, {at}: {at: string}) =>
    Promise.resolve(at === 'best' ? value : undefined),
});

const unlock = (ledger: object | undefined, rest: bigint) =>
  partToUnlock(
    {query: {Staking: {Ledger: entry(ledger)}}},
    alice.address,
    rest,
  );

test('Unlock only a part: what is above the rest, and 0 for the same rest once it is unlocked', async () => {
  expect(await unlock({active: 300n}, 250n)).toBe(50n);
  expect(await unlock({active: 250n}, 250n)).toBe(0n);
  expect(await unlock(undefined, 250n)).toBe(-250n);
});

test('Unbond only a part: points above the rest, the whole share for a rest of 0, and 0 without a share', async () => {
  // A slash has halved what a point is worth.
  const balanceToPoints = vi.fn((_pool: number, rest: bigint) =>
    Promise.resolve(rest * 2n),
  );
  const unbond = (member: object | undefined, rest: bigint) =>
    pointsToUnbond(
      {
        query: {NominationPools: {PoolMembers: entry(member)}},
        apis: {NominationPoolsApi: {balance_to_points: balanceToPoints}},
      },
      alice.address,
      rest,
    );

  expect(await unbond({pool_id: 12, points: 50n}, 20n)).toBe(10n);
  expect(balanceToPoints.mock.lastCall?.slice(0, 2)).toEqual([12, 20n]);
  expect(await unbond({pool_id: 12, points: 40n}, 20n)).toBe(0n);
  expect(await unbond({pool_id: 12, points: 50n}, 0n)).toBe(50n);
  expect(await unbond(undefined, 20n)).toBe(0n);
});
