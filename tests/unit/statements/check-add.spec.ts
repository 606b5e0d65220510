// Checks docs-shared/_pool-add.mdx, a part of Claim pool rewards. A title has the
// guide's name, the section, and a rule of the section's sample.
import {dot} from './dot';
import {importSample} from './import-sample';
import {createPoolApi} from './pool-api';

import {describe, expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

import {alice} from '../../../src/simulated-chain/accounts';

const {checkAdd} = await importSample<{
  checkAdd: (
    api: unknown,
    address: string,
    amount: DenominatedNumber,
  ) => Promise<string | undefined>;
}>('docs-shared/_pool-add.mdx', 'src/check-add.ts', {
  page: 'docs-react/guides/pool-rewards.mdx',
});

const check = (options: Parameters<typeof createPoolApi>[0], amount = 5) =>
  checkAdd(
    createPoolApi(options),
    alice.address,
    new DenominatedNumber(dot(amount), 10, 'DOT'),
  );

describe('Claim pool rewards, Add to a share', () => {
  test.for(['Open', 'Blocked'])(
    'accepts a member of a pool that is %s',
    async (state) => {
      expect(await check({state})).toBeUndefined();
    },
  );

  test.for([
    ['an account in no pool', {member: null}, "isn't in a pool"],
    ['a member who has left', {member: {pool_id: 12, points: 0n}}, 'left'],
    ['a pool that is closing', {state: 'Destroying'}, 'closing'],
  ] as const)('refuses %s', async ([, options, problem]) => {
    expect(await check(options)).toContain(problem);
  });

  test('refuses nothing at all', async () => {
    expect(await check({}, 0)).toBe('Enter more than 0.');
  });

  test('locked tokens can be added, but pay no fees', async () => {
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
