// Checks docs-shared/_staking-unpaid.mdx, a part of Staking. A title has the
// guide's name, the section, and a rule of the section's sample.
import {importSample} from './import-sample';

import {describe, expect, test, vi} from 'vitest';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const partial = 'docs-shared/_staking-unpaid.mdx';
await importSample(partial, 'src/find-unpaid-pages.ts');
const {findUnpaid} = await importSample<{
  findUnpaid(
    api: unknown,
    nominator: string,
    validators: readonly string[],
    eraCount?: number,
  ): Promise<object[]>;
}>(partial, 'src/find-unpaid.ts');

/**
 * A chain in era 3. In era 2, a validator earned 300 of 1,200 planck, keeps a
 * commission of 10%, and had Bob on the second page with a third of its stake.
 */
function createApi({
  claimed = [] as number[],
  payout = 1200n as bigint | null,
  points = 25,
}) {
  /** The values of a map in era 2, and none in the eras before. */
  const map = (value: unknown, page?: number) => {
    const valueOf = ([era, , keyPage]: unknown[]) => {
      if (Number(era) < 0) throw new Error(`There is no era ${String(era)}.`);
      const isKnown = era === 2 && (page === undefined || keyPage === page);
      return isKnown ? value : undefined;
    };
    return {
      getValues: (keys: unknown[][]) => Promise.resolve(keys.map(valueOf)),
    };
  };
  const individual = [['validator', points]];
  return {
    query: {
      Staking: {
        ActiveEra: {getValue: () => Promise.resolve({index: 3})},
        ErasStakersOverview: map({page_count: 2, total: 600n}),
        ClaimedRewards: map(claimed),
        ErasValidatorPrefs: map({commission: 100_000_000}),
        ErasValidatorReward: map(payout ?? undefined),
        ErasRewardPoints: map({total: 100, individual}),
        ErasStakersPaged: map({others: [{who: bob.address, value: 200n}]}, 1),
      },
    },
  };
}

const find = (
  options: Parameters<typeof createApi>[0] = {},
  nominator = bob.address,
) => findUnpaid(createApi(options), nominator, ['validator']);

describe('Staking, Find unpaid rewards', () => {
  test('estimates the part of a nominator, without the commission', async () => {
    // A third of 270.
    const entry = {era: 2, validator: 'validator', page: 1, planck: 90n};
    expect(await find()).toEqual([entry]);
    expect(await find({claimed: [0]})).toEqual([entry]);
  });

  test.for<[what: string, find: () => Promise<object[]>]>([
    ['a page that was paid', () => find({claimed: [0, 1]})],
    ['an account on no page', () => find({}, alice.address)],
    ['a validator without points', () => find({points: 0})],
    ['an era without a payout', () => find({payout: null})],
  ])('leaves out %s', async ([, found]) => {
    expect(await found()).toEqual([]);
  });

  test('passes a signal that ends the search to each read', async () => {
    const api = createApi({});
    const spies = Object.values(api.query.Staking).map((entry) =>
      vi.spyOn(
        entry as {getValue: (...args: unknown[]) => Promise<unknown>},
        Object.keys(entry)[0] as 'getValue',
      ),
    );
    await findUnpaid(api, bob.address, ['validator']);
    for (const spy of spies)
      expect(spy.mock.lastCall?.at(-1)).toEqual({
        signal: expect.any(AbortSignal) as AbortSignal,
      });
  });

  test('reads no era before the first one', async () => {
    const api = createApi({});
    expect(await findUnpaid(api, bob.address, ['validator'], 84)).toHaveLength(
      1,
    );
  });
});
