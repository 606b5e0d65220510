import {aliceSigner, belowProviders} from './bench';
import {AccountChoice} from './helpers';
import {createLossyProvider} from './lossy-node';
import {
  findButton,
  isDisabled,
  openPage,
  readAlerts,
  submitText,
  type Page,
} from './page';

import {test as base, expect, onTestFinished} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {SignerProvider, useMutationListener} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import {createElement as h, Fragment, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';
import type {Switches} from '../../../src/simulated-chain/node';
import type {State} from '../../../src/simulated-chain/runtime';
import {createWorld} from '../../../src/simulated-chain/worlds';
import {importFiles, importSample} from './import-sample';
import {allOff, createTestChain, fast} from '../test-chain';

const leaving = 'docs-react/guides/leave-a-pool.mdx';
const unit = 10 ** 10;
const dot = (amount: number) => BigInt(Math.round(amount * unit));

await importFiles(
  leaving,
  'src/TransactionState.tsx',
  'src/parse-amount.ts',
  'src/use-underway.ts',
  'src/describe-era.ts',
  'src/format-perbill.ts',
  'src/Unlocking.tsx',
  'src/check-join.ts',
  'src/leave-pool.ts',
  'src/PoolSelect.tsx',
  'src/JoinPool.tsx',
  'src/ClaimRewards.tsx',
  'src/PoolShare.tsx',
  'src/LeavePool.tsx',
);
const {checkJoin} = await importSample<{
  checkJoin: (
    api: unknown,
    address: string,
    poolId: number,
    amount: DenominatedNumber,
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-join.mdx', 'src/check-join.ts', {page: leaving});
const {RefreshRewards} = await importSample<
  Record<'RefreshRewards', ComponentType>
>('docs-react/guides/nomination-pools.mdx', 'src/RefreshRewards.tsx', {
  page: leaving,
});
const {PoolPage} = await importSample<{
  PoolPage: ComponentType<{address: string}>;
}>(leaving, 'src/PoolPage.tsx');

/** What a member has in pool 12, and in its sub-pools. */
const setMember = (
  state: State,
  points: bigint,
  unbonding: [number, bigint][],
) => {
  state.set('NominationPools', 'PoolMembers', [alice.address], {
    pool_id: 12,
    points,
    last_recorded_reward_counter: 0n,
    unbonding_eras: unbonding,
  });
  // A slash has halved what the sub-pools hold.
  state.set('NominationPools', 'SubPoolsStorage', [12], {
    no_era: {points: 0n, balance: 0n},
    with_era: unbonding.map(([era, all]) => [
      era,
      {points: all * 2n, balance: all},
    ]),
  });
};

/** Shows the page for one of two accounts, as SignedIn does. */
const accountPage = h(AccountChoice, {
  children: (address) => h(PoolPage, {key: address, address}),
});

/** Whether a user can click a button. React hides what waits for a read. */
function isOffered(label: string): boolean {
  const button = findButton(label);
  return button !== undefined && !button.disabled && !button.style.display;
}

interface Bench {
  /** Calls of the page's transactions. */
  sent: unknown[];
  /** The account of each read of the rewards. */
  reads: string[];
  /** Rewards of Alice. Bob has none. */
  rewards: {current: bigint};
  switches: Switches;
  /** Whether a node of a page that opens loses each transaction. */
  isLossy: {current: boolean};
  /** Changes the next block. */
  change: {next?: (state: State) => void};
  /**
   * Opens the page for Alice, on a chain whose first block is changed. Both end
   * with the test.
   */
  open: (change?: (state: State, era: number) => void) => Promise<Page>;
}

const test = base.extend<{bench: Bench}>({
  // Vitest reads the needed fixtures from this pattern.
  // eslint-disable-next-line no-empty-pattern
  bench: async ({}, runTest) => {
    const switches = allOff();
    const sent: unknown[] = [];
    const change: Bench['change'] = {};
    const reads: Bench['reads'] = [];
    const rewards = {current: dot(1.25)};
    const isLossy = {current: false};
    function Sent() {
      useMutationListener(({call}) => void sent.push(call));
      return null;
    }
    const open: Bench['open'] = async (changeFirst) => {
      const world = createWorld(unit, 10);
      const chain = createTestChain({
        ...fast,
        apis: {
          NominationPoolsApi_pending_rewards: (_, address: string) => {
            reads.push(address === alice.address ? 'Alice' : 'Bob');
            return address === alice.address ? rewards.current : 0n;
          },
          NominationPoolsApi_points_to_balance: (_, _pool, points: bigint) =>
            points,
        },
        genesis(state) {
          world.genesis(state);
          state.set('NominationPools', 'MinJoinBond', [], dot(1));
          const {index} = state.get('Staking', 'ActiveEra') as {index: number};
          changeFirst?.(state, index);
        },
        onBlock(state, number) {
          world.onBlock(state, number);
          change.next?.(state);
          change.next = undefined;
        },
        switches,
      });
      onTestFinished(chain.close);
      const provider = isLossy.current
        ? createLossyProvider(chain.provider, switches)
        : chain.provider;
      const config = defineConfig({
        chains: {polkadot: {descriptor: polkadot, provider}},
      });
      return openPage(
        belowProviders(
          config as never,
          h(
            SignerProvider,
            {signer: aliceSigner},
            h(Fragment, null, h(Sent), h(RefreshRewards), accountPage),
          ),
        ),
      );
    };
    await runTest({
      sent,
      reads,
      rewards,
      switches,
      isLossy,
      change,
      open,
    });
  },
});

/** Chooses a pool in the menu, as a user does. */
function choosePool(id: number) {
  const menu = document.querySelector('select')!;
  menu.value = String(id);
  menu.dispatchEvent(
    new document.defaultView!.Event('change', {bubbles: true}),
  );
}

test('Nomination pools, Let users choose a pool: open pools, the most popular one first', async ({
  bench,
}) => {
  const page = await bench.open((state) => {
    const pool = state.get('NominationPools', 'BondedPools', 2) as object;
    state.set('NominationPools', 'BondedPools', [2], {
      ...pool,
      state: {type: 'Blocked'},
    });
    state.set('NominationPools', 'BondedPools', [7], {
      ...pool,
      member_counter: 9999,
      commission: {current: [30_000_000, bob.address]},
    });
  });
  await expect.poll(page.text).toContain('Choose a pool');
  const options = Array.from(document.querySelectorAll('option'));
  expect(options).toHaveLength(1 + 39);
  expect(options[1]!.textContent).toBe(
    '7: Lantern 2, 9999 members, commission 3%',
  );
  expect(page.text()).not.toContain('2: Lantern,');
  expect(page.errors).toEqual([]);
});

test('Nomination pools, Build the form: explains a problem and sends nothing, and joins with an amount that passes the check', async ({
  bench,
}) => {
  const page = await bench.open();
  await expect.poll(page.text).toContain('Choose a pool');
  await expect.poll(() => isDisabled('Join')).toBe(true);
  choosePool(12);
  await expect.poll(() => isDisabled('Join')).toBe(false);

  const enter = (text: string) => submitText(page, text, 'Join');
  enter('1,5');
  await expect.poll(page.text).toContain('Enter a number, such as 1.5.');
  enter('0.001');
  await expect.poll(page.text).toContain('Enter at least DOT 1.00.');
  enter('9.9');
  await expect.poll(page.text).toContain("That's too much.");
  expect(bench.sent).toEqual([]);

  enter('5');
  await expect.poll(() => bench.sent).not.toEqual([]);
  expect(bench.sent[0]).toMatchObject({
    type: 'NominationPools',
    value: {type: 'join', value: {pool_id: 12, amount: dot(5)}},
  });
  expect(isDisabled('Join')).toBe(true);
  await expect.poll(page.text).toContain('the fee is paid');
  expect(isDisabled('Join')).toBe(false);
  expect(page.errors).toEqual([]);
});

/** The only alert after a transaction has been lost. */
const lost = [
  expect.stringMatching(
    /\. The transaction may still arrive\. Look up 0x[\da-f]{64} before you try again\.$/,
  ),
];

test('Nomination pools, Build the form: after an error past `broadcasted`, the user reads which hash to look up instead of the status', async ({
  bench,
}) => {
  bench.isLossy.current = true;
  const page = await bench.open();
  await expect.poll(page.text).toContain('Choose a pool');
  choosePool(12);
  await expect.poll(() => isDisabled('Join')).toBe(false);
  submitText(page, '5', 'Join');
  await expect.poll(readAlerts).toEqual(lost);
  expect(isDisabled('Join')).toBe(true);
});

test('Leave a nomination pool, Add the buttons: if the outcome is unknown, a message with the hash replaces the status', async ({
  bench,
}) => {
  bench.isLossy.current = true;
  const page = await bench.open((state) => setMember(state, dot(25), []));
  await expect.poll(() => isDisabled('Leave the pool')).toBe(false);
  page.click('Leave the pool');
  await expect.poll(readAlerts).toEqual(lost);
  expect(isDisabled('Leave the pool')).toBe(true);
});

/**
 * Has Alice's rewards end with a claim, and returns whether the page ever offers
 * their amount from then on.
 */
function watchOffers(bench: Bench): () => boolean {
  let wasOffered = false;
  const observer = new document.defaultView!.MutationObserver(() => {
    if (bench.rewards.current === 0n && isOffered('Claim DOT 1.25'))
      wasOffered = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  onTestFinished(() => observer.disconnect());
  return () => wasOffered;
}

test('Nomination pools, Read the rewards again: reads the amount again after each transaction, and never offers the old one', async ({
  bench,
}) => {
  const page = await bench.open((state) => setMember(state, dot(5), []));
  await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
  expect(bench.reads).toEqual(['Alice']);

  await expect.poll(() => isDisabled('Leave the pool')).toBe(false);
  page.click('Leave the pool');
  await expect.poll(() => bench.reads).toEqual(['Alice', 'Alice']);

  await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
  page.click('Claim DOT 1.25');
  await expect.poll(() => isDisabled('Claim DOT 1.25')).toBe(true);
  bench.rewards.current = 0n;
  const wasOffered = watchOffers(bench);
  await expect.poll(() => isDisabled('Claim DOT 0.00')).toBe(true);
  expect(bench.reads).toEqual(['Alice', 'Alice', 'Alice']);
  expect(wasOffered()).toBe(false);
  expect(bench.sent.at(-1)).toMatchObject({value: {type: 'claim_payout'}});
  expect(page.errors).toEqual([]);
});

test('Nomination pools, Read the rewards again: “its amount would be offered again”, but not with a listener outside of the page', async ({
  bench,
}) => {
  const page = await bench.open();
  await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
  page.click('Claim DOT 1.25');
  await expect.poll(() => bench.sent).not.toEqual([]);
  page.click('Bob');
  bench.rewards.current = 0n;
  // The claim becomes final, and Bob's amount on screen is read again.
  await expect.poll(() => bench.reads).toEqual(['Alice', 'Bob', 'Bob']);
  const wasOffered = watchOffers(bench);
  page.click('Alice');
  await expect.poll(() => isDisabled('Claim DOT 0.00')).toBe(true);
  await expect.poll(() => bench.reads.at(-1)).toBe('Alice');
  expect(wasOffered()).toBe(false);
  expect(page.errors).toEqual([]);
});

test('Nomination pools, Read the rewards again: “After an error, the amounts are read again, too”', async ({
  bench,
}) => {
  bench.isLossy.current = true;
  const page = await bench.open();
  await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
  page.click('Claim DOT 1.25');
  await expect.poll(() => bench.reads).toEqual(['Alice', 'Alice']);
  await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
});

test('Leave a nomination pool, Add the buttons: leaves with all points, and withdraws only what has been unlocked', async ({
  bench,
}) => {
  const page = await bench.open((state, era) =>
    setMember(state, dot(25), [[era + 1_000_000, dot(10)]]),
  );
  await expect.poll(page.text).toContain('DOT 25.00 staked in pool 12');
  expect(page.text()).toContain('DOT 5.00 unlocks about');
  expect(isDisabled('Withdraw')).toBe(true);

  page.click('Leave the pool');
  await expect.poll(() => bench.sent).not.toEqual([]);
  expect(bench.sent[0]).toMatchObject({
    type: 'NominationPools',
    value: {
      type: 'unbond',
      value: {
        member_account: {type: 'Id', value: alice.address},
        unbonding_points: dot(25),
      },
    },
  });
  expect(isDisabled('Leave the pool')).toBe(true);
  await expect.poll(page.text).toContain('the fee is paid');

  bench.switches.fail = true;
  await expect.poll(page.text).toContain("couldn't be read.");
  expect(page.text()).toContain('the fee is paid');
});

test('Leave a nomination pool, Add the buttons: a member who has left can withdraw once the era has come', async ({
  bench,
}) => {
  const page = await bench.open((state, era) =>
    setMember(state, 0n, [[era, dot(10)]]),
  );
  await expect.poll(page.text).toContain('DOT 5.00 can be withdrawn');
  expect(isDisabled('Leave the pool')).toBe(true);
  expect(isDisabled('Withdraw')).toBe(false);

  page.click('Withdraw');
  await expect.poll(() => bench.sent).not.toEqual([]);
  expect(bench.sent[0]).toMatchObject({value: {type: 'withdraw_unbonded'}});
  expect(page.errors).toEqual([]);
});

test('Leave a nomination pool, Add the buttons: shows the new amount when the points change', async ({
  bench,
}) => {
  const page = await bench.open((state) => setMember(state, dot(25), []));
  await expect.poll(page.text).toContain('DOT 25.00 staked in pool 12');
  bench.change.next = (state) => setMember(state, 0n, [[1, dot(50)]]);
  await expect.poll(page.text).toContain('DOT 0.00 staked in pool 12');
  expect(page.text()).toContain('DOT 25.00 can be withdrawn');
  expect(isDisabled('Leave the pool')).toBe(true);
  expect(page.errors).toEqual([]);
});

test("Leave a nomination pool, Add the buttons: an account that isn't in a pool has no buttons", async ({
  bench,
}) => {
  const page = await bench.open();
  await expect.poll(page.text).toContain("This account isn't in a pool.");
  expect(findButton('Leave the pool')).toBeUndefined();
});

/** A chain with an open pool 12, where an account has 10 DOT. */
function createApi({
  member,
  pool = {state: {type: 'Open'}, member_counter: 3},
  mostInPool,
  mostInAll,
}: {
  member?: object;
  pool?: object | null;
  mostInPool?: number;
  mostInAll?: number;
} = {}) {
  const entry = (value: unknown) => ({getValue: () => Promise.resolve(value)});
  return {
    query: {
      NominationPools: {
        BondedPools: entry(pool ?? undefined),
        PoolMembers: entry(member),
        CounterForPoolMembers: entry(8),
        MaxPoolMembersPerPool: entry(mostInPool),
        MaxPoolMembers: entry(mostInAll),
        MinJoinBond: entry(dot(1)),
      },
      System: {Account: entry({data: {free: dot(10)}})},
    },
    constants: {
      Balances: {ExistentialDeposit: () => Promise.resolve(dot(0.01))},
    },
    tx: {
      NominationPools: {
        join: () => ({getEstimatedFees: () => Promise.resolve(dot(0.02))}),
      },
    },
  };
}

const check = (api: ReturnType<typeof createApi>, amount = 5) =>
  checkJoin(
    api,
    alice.address,
    12,
    new DenominatedNumber(dot(amount), 10, 'DOT'),
  );

test('Nomination pools, Check before your users sign: a pool that is closed, full, or unknown is refused, and so is a member', async () => {
  expect(await check(createApi())).toBeUndefined();
  expect(await check(createApi({mostInPool: 4, mostInAll: 9}))).toBeUndefined();
  expect(await check(createApi({member: {}}))).toContain('is in a pool');
  expect(await check(createApi({pool: null}))).toContain('no such pool');
  expect(
    await check(
      createApi({pool: {state: {type: 'Blocked'}, member_counter: 3}}),
    ),
  ).toContain('closed');
  const full = "There's no room for another member.";
  expect(await check(createApi({mostInPool: 3}))).toBe(full);
  expect(await check(createApi({mostInAll: 8}))).toBe(full);
});

test('Nomination pools, Check before your users sign: the account keeps the fee, the existential deposit, and a tenth of a token', async () => {
  expect(await check(createApi(), 0.99)).toMatch(
    /^Enter at least DOT\s1\.00\.$/,
  );
  expect(await check(createApi(), 9.87)).toBeUndefined();
  expect(await check(createApi(), 9.8701)).toContain('too much');
});
