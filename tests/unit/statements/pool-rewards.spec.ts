// Checks docs-react/guides/pool-rewards.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `pool-bench` comes before packages, which look for the browser globals it sets.
import {
  AddToPool,
  isOffered,
  setMember,
  test,
  type PoolBench,
} from './pool-bench';
import {dot} from './dot';
import {expectNothingSentAfterSwitch, waysToLeave} from './helpers';
import {isDisabled, onEachChange, submitText} from './page';

import {describe, expect} from 'vitest';
import {createElement as h} from 'react';

test.for(waysToLeave((address) => h(AddToPool, {address})))(
  'Claim pool rewards, Add to a share: sends nothing if %s during the check',
  async ([, render], {bench}) => {
    const page = await bench.open((state) => setMember(state, dot(5)), render);
    await expectNothingSentAfterSwitch(page, bench.calls, 'Add', '5');

    page.click('Alice');
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    await expect.poll(() => bench.calls).not.toEqual([]);
  },
);

describe('Claim pool rewards, Re-stake the rewards', () => {
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

describe('Claim pool rewards, Read the rewards again', () => {
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
