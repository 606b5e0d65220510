// Checks docs-react/guides/leave-a-pool.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `pool-bench` comes before packages, which look for the browser globals it sets.
import {lostAlerts, setMember, test} from './pool-bench';
import {dot} from './dot';
import {findButton, isDisabled, readAlerts} from './page';

import {describe, expect} from 'vitest';

import {alice} from '../../../src/simulated-chain/accounts';

describe('Leave a nomination pool, Add the buttons', () => {
  test('leaves with all points, and offers no withdrawal before the era has come', async ({
    bench,
  }) => {
    const page = await bench.open((state, era) =>
      setMember(state, dot(25), [[era + 1_000_000, dot(10)]]),
    );
    await expect.poll(page.text).toContain('DOT 25.00 staked in pool 12');
    expect(page.text()).toContain('DOT 5.00 unlocks about');
    expect(isDisabled('Withdraw')).toBe(true);

    page.click('Leave the pool');
    await expect.poll(() => bench.calls).not.toEqual([]);
    expect(bench.calls[0]).toMatchObject({
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
  });

  test('keeps the status of a transaction when a read fails', async ({
    bench,
  }) => {
    const page = await bench.open((state) => setMember(state, dot(25)));
    await expect.poll(() => isDisabled('Leave the pool')).toBe(false);
    page.click('Leave the pool');
    await expect.poll(page.text).toContain('the fee is paid');

    bench.switches.fail = true;
    await expect.poll(page.text).toContain("couldn't be read.");
    expect(page.text()).toContain('the fee is paid');
  });

  test('if the outcome is unknown, a message with the hash replaces the status, and the button stays disabled', async ({
    bench,
  }) => {
    bench.isLossy.current = true;
    const page = await bench.open((state) => setMember(state, dot(25)));
    await expect.poll(() => isDisabled('Leave the pool')).toBe(false);
    page.click('Leave the pool');
    await expect.poll(readAlerts).toEqual(lostAlerts);
    expect(isDisabled('Leave the pool')).toBe(true);
  });

  test('a member who has left can withdraw once the era has come', async ({
    bench,
  }) => {
    const page = await bench.open((state, era) =>
      setMember(state, 0n, [[era, dot(10)]]),
    );
    await expect.poll(page.text).toContain('DOT 5.00 can be withdrawn');
    expect(isDisabled('Leave the pool')).toBe(true);
    expect(isDisabled('Withdraw')).toBe(false);

    page.click('Withdraw');
    await expect.poll(() => bench.calls).not.toEqual([]);
    expect(bench.calls[0]).toMatchObject({value: {type: 'withdraw_unbonded'}});
    expect(page.errors).toEqual([]);
  });

  test('shows the new amount when the points change', async ({bench}) => {
    const page = await bench.open((state) => setMember(state, dot(25)));
    await expect.poll(page.text).toContain('DOT 25.00 staked in pool 12');
    bench.change.next = (state) => setMember(state, 0n, [[1, dot(50)]]);
    await expect.poll(page.text).toContain('DOT 0.00 staked in pool 12');
    expect(page.text()).toContain('DOT 25.00 can be withdrawn');
    expect(isDisabled('Leave the pool')).toBe(true);
    expect(page.errors).toEqual([]);
  });

  test("an account that isn't in a pool has no buttons", async ({bench}) => {
    const page = await bench.open();
    await expect.poll(page.text).toContain("This account isn't in a pool.");
    expect(findButton('Leave the pool')).toBeUndefined();
    expect(findButton('Withdraw')).toBeUndefined();
  });
});
