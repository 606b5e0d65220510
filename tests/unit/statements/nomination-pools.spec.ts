// Checks docs-react/guides/nomination-pools.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `pool-bench` comes before packages, which look for the browser globals it sets.
import {
  AddToPool,
  choosePool,
  isOffered,
  lostAlerts,
  setMember,
  test,
  type PoolBench,
} from './pool-bench';
import {dot} from './dot';
import {expectNothingSentAfterSwitch} from './helpers';
import {isDisabled, onEachChange, readAlerts, submitText} from './page';

import {describe, expect} from 'vitest';
import {createElement as h, type ReactNode} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

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
  const [prompt, ...pools] = Array.from(
    document.querySelectorAll('option'),
    ({textContent}) => textContent,
  );
  expect(prompt).toBe('Choose a pool');
  // The chain has 40 pools, and pool 2 is closed.
  expect(pools).toHaveLength(39);
  expect(pools[0]).toBe('7: Lantern 2, 9999 members, commission 3%');
  expect(pools.filter((pool) => pool.startsWith('2:'))).toEqual([]);
  expect(page.errors).toEqual([]);
});

describe('Nomination pools, Build the form', () => {
  test('explains a problem and sends nothing, and joins with an amount that passes the check', async ({
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
    expect(bench.calls).toEqual([]);

    enter('5');
    await expect.poll(() => bench.calls).not.toEqual([]);
    expect(bench.calls[0]).toMatchObject({
      type: 'NominationPools',
      value: {type: 'join', value: {pool_id: 12, amount: dot(5)}},
    });
    expect(isDisabled('Join')).toBe(true);
    await expect.poll(page.text).toContain('the fee is paid');
    expect(isDisabled('Join')).toBe(false);
    expect(page.errors).toEqual([]);
  });

  test('after an error past `broadcasted`, a message with the hash replaces the status, and the button stays disabled', async ({
    bench,
  }) => {
    bench.isLossy.current = true;
    const page = await bench.open();
    await expect.poll(page.text).toContain('Choose a pool');
    choosePool(12);
    await expect.poll(() => isDisabled('Join')).toBe(false);
    submitText(page, '5', 'Join');
    await expect.poll(readAlerts).toEqual(lostAlerts);
    expect(isDisabled('Join')).toBe(true);
  });

  test('“If your user switches to another account during the check, nothing is sent”', async ({
    bench,
  }) => {
    const page = await bench.open();
    await expect.poll(page.text).toContain('Choose a pool');
    choosePool(12);
    await expectNothingSentAfterSwitch(page, bench.calls, 'Join', '5');
  });
});

test.for<[rule: string, render: (address: string) => ReactNode]>([
  ['the user switches accounts', (address) => h(AddToPool, {address})],
  [
    'the form leaves the page',
    (address) => address === alice.address && h(AddToPool, {address}),
  ],
])(
  'Nomination pools, Add to a share: sends nothing if %s during the check',
  async ([, render], {bench}) => {
    const page = await bench.open((state) => setMember(state, dot(5)), render);
    await expectNothingSentAfterSwitch(page, bench.calls, 'Add', '5');

    page.click('Alice');
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    await expect.poll(() => bench.calls).not.toEqual([]);
  },
);

describe('Nomination pools, Re-stake the rewards', () => {
  const label = 'Re-stake the rewards';

  test('adds the rewards of a member to the share, and reads the amount again', async ({
    bench,
  }) => {
    const page = await bench.open((state) => setMember(state, dot(5)));
    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
    page.click(label);
    await expect.poll(() => bench.calls).not.toEqual([]);
    expect(bench.calls[0]).toMatchObject({
      type: 'NominationPools',
      value: {type: 'bond_extra', value: {extra: {type: 'Rewards'}}},
    });
    expect(isDisabled(label)).toBe(true);
    bench.rewards.current = 0n;
    await expect.poll(() => isDisabled('Claim DOT 0.00')).toBe(true);
    expect(page.errors).toEqual([]);
  });

  test('explains a problem and sends nothing', async ({bench}) => {
    const page = await bench.open();
    await expect.poll(() => isOffered(label)).toBe(true);
    page.click(label);
    await expect.poll(page.text).toContain("This account isn't in a pool.");
    expect(bench.calls).toEqual([]);
  });

  test('sends nothing if the button leaves the page during the check', async ({
    bench,
  }) => {
    const page = await bench.open((state) => setMember(state, dot(5)));
    await expectNothingSentAfterSwitch(page, bench.calls, label);
  });
});

/**
 * Lets Alice's claim end, which leaves no rewards. Returns whether the page has
 * offered them since then.
 */
function endClaim(bench: PoolBench): () => boolean {
  bench.rewards.current = 0n;
  let wasOffered = false;
  onEachChange(() => {
    wasOffered ||= isOffered('Claim DOT 1.25');
  });
  return () => wasOffered;
}

describe('Nomination pools, Read the rewards again', () => {
  test('reads the amount again after each transaction, and never offers the old one', async ({
    bench,
  }) => {
    const page = await bench.open((state) => setMember(state, dot(5)));
    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
    expect(bench.reads).toEqual(['Alice']);

    await expect.poll(() => isDisabled('Leave the pool')).toBe(false);
    page.click('Leave the pool');
    await expect.poll(() => bench.reads).toEqual(['Alice', 'Alice']);

    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
    page.click('Claim DOT 1.25');
    await expect.poll(() => isDisabled('Claim DOT 1.25')).toBe(true);
    const wasOffered = endClaim(bench);
    await expect.poll(() => isDisabled('Claim DOT 0.00')).toBe(true);
    expect(bench.reads).toEqual(['Alice', 'Alice', 'Alice']);
    expect(wasOffered()).toBe(false);
    expect(bench.calls.at(-1)).toMatchObject({value: {type: 'claim_payout'}});
    expect(page.errors).toEqual([]);
  });

  test('“If a claim ended after the switch, the page would offer its amount again”, but not with a listener outside of the page', async ({
    bench,
  }) => {
    const page = await bench.open();
    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
    page.click('Claim DOT 1.25');
    await expect.poll(() => bench.calls).not.toEqual([]);
    page.click('Bob');
    const wasOffered = endClaim(bench);
    // The claim becomes final, and Bob's amount on screen is read again.
    await expect.poll(() => bench.reads).toEqual(['Alice', 'Bob', 'Bob']);
    page.click('Alice');
    await expect
      .poll(() => bench.reads)
      .toEqual(['Alice', 'Bob', 'Bob', 'Alice']);
    await expect.poll(() => isDisabled('Claim DOT 0.00')).toBe(true);
    expect(wasOffered()).toBe(false);
    expect(page.errors).toEqual([]);
  });

  test('“After an error, the amounts are read again, too”', async ({bench}) => {
    bench.isLossy.current = true;
    const page = await bench.open();
    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
    page.click('Claim DOT 1.25');
    await expect.poll(() => bench.reads).toEqual(['Alice', 'Alice']);
    await expect.poll(() => isOffered('Claim DOT 1.25')).toBe(true);
  });
});
