// Checks docs-shared/_pool-restake.mdx and docs-shared/_staking-claim.mdx, parts of
// Claim pool rewards. A title has the guide's name, the section, and a rule of the
// section's sample.
import {dot} from './dot';
import {importSample} from './import-sample';
import {createPoolApi} from './pool-api';

import {describe, expect, test} from 'vitest';

import {alice} from '../../../src/simulated-chain/accounts';

const {checkRestake} = await importSample<{
  checkRestake: (api: unknown, address: string) => Promise<string | undefined>;
}>('docs-shared/_pool-restake.mdx', 'src/check-restake.ts', {
  page: 'docs-react/guides/pool-rewards.mdx',
});

const {checkClaim} = await importSample<{
  checkClaim: (api: unknown, address: string) => Promise<string | undefined>;
}>('docs-shared/_staking-claim.mdx', 'src/check-claim.ts', {
  page: 'docs-react/guides/pool-rewards.mdx',
});

const check = (options: Parameters<typeof createPoolApi>[0]) =>
  checkRestake(createPoolApi(options), alice.address);

describe('Claim pool rewards, Re-stake the rewards', () => {
  test.for(['Open', 'Blocked'])(
    'accepts a member of a pool that is %s',
    async (state) => {
      expect(await check({state})).toBeUndefined();
    },
  );

  test.for([
    ['an account in no pool', {member: null}, "isn't in a pool"],
    [
      'a member who has left',
      {member: {pool_id: 12, points: 0n}},
      'left its pool',
    ],
    ['a pool that is closing', {state: 'Destroying'}, 'Claim the rewards'],
    ['no rewards', {rewards: 0n}, "aren't larger than the fee"],
    ['rewards of a fee', {rewards: dot(0.02)}, "aren't larger than the fee"],
  ] as const)('refuses %s', async ([, options, problem]) => {
    expect(await check(options)).toContain(problem);
  });

  test('the fee needs unlocked tokens above the existential deposit', async () => {
    expect(await check({free: dot(0.03)})).toBeUndefined();
    expect(await check({free: dot(0.0299)})).toContain('unlocked tokens');
    expect(await check({frozen: dot(9.98)})).toBeUndefined();
    expect(await check({frozen: dot(9.9801)})).toContain('unlocked tokens');
  });
});

test.for([
  ['0.02', dot(0.02), "The rewards aren't larger than the fee yet."],
  ['0.0201', dot(0.0201), undefined],
] as const)(
  'Claim pool rewards, Know what a claim pays: `checkClaim` with rewards of %s DOT, where the fee is 0.02 DOT',
  async ([, rewards, problem]) => {
    const api = createPoolApi({rewards});
    expect(await checkClaim(api, alice.address)).toBe(problem);
  },
);
