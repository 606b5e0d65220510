// Checks docs-react/guides/nomination-pools.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `pool-bench` comes before packages, which look for the browser globals it sets.
import {choosePool, lostAlerts, test} from './pool-bench';
import {dot} from './dot';
import {expectNothingSentAfterSwitch} from './helpers';
import {isDisabled, readAlerts, submitText} from './page';

import {describe, expect} from 'vitest';
import {bob} from '../../../src/simulated-chain/accounts';

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
