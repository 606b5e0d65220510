// Checks docs-react/guides/change-a-stake.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  addressOf,
  blockedId,
  bonded,
  createChain,
  expectAmountSent,
  expectLostHash,
  importLists,
  importSignedIn,
  openLossy,
  unbonded,
} from './staking-bench';
import {openSigning} from './open-signing';
import {dot} from './dot';
import {
  AccountChoice,
  expectNothingSentAfterSwitch,
  waysToLeave,
} from './helpers';
import {importFiles, importSample} from './import-sample';
import {findButton, isDisabled, submitText} from './page';

import {describe, expect, test} from 'vitest';
import {createElement as h, Suspense, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/change-a-stake.mdx';
await importLists(guide);
await importFiles(guide, 'src/Nominate.tsx', 'src/StopButtons.tsx');
const {ChangeValidators} = await importSample<{
  ChangeValidators: ComponentType<{address: string; validators: string[]}>;
}>(guide, 'src/ChangeValidators.tsx');
const {AddToBond} = await importSample<{
  AddToBond: ComponentType<{address: string}>;
}>(guide, 'src/AddToBond.tsx');
const SignedIn = await importSignedIn(guide, 'Changes to src/SignedIn.tsx');

describe('Change a stake, Change the validators', () => {
  const validators = [addressOf(1)];

  test("explains why an account without a bond can't, and sends nothing", async () => {
    const page = await openSigning(
      createChain(),
      h(ChangeValidators, {address: unbonded, validators}),
    );
    await expect.poll(() => isDisabled('Change validators')).toBe(false);
    page.click('Change validators');
    await expect.poll(page.text).toContain('This account controls no stake.');
    expect(page.calls).toEqual([]);
  });

  test.for([
    ['blocked', addressOf(blockedId)],
    ['no validator', addressOf(97)],
  ] as const)(
    'refuses a choice that is %s, and sends nothing',
    async ([, id]) => {
      const page = await openSigning(
        createChain(),
        h(ChangeValidators, {
          address: bonded,
          validators: [...validators, id],
        }),
      );
      await expect.poll(() => isDisabled('Change validators')).toBe(false);
      page.click('Change validators');
      await expect
        .poll(page.text)
        .toContain(`Replace ${id}. This validator has`);
      expect(page.calls).toEqual([]);
    },
  );

  test('sends only the call nominate for an account with a bond', async () => {
    const page = await openSigning(
      createChain(),
      h(ChangeValidators, {address: bonded, validators}),
    );
    await expect.poll(() => isDisabled('Change validators')).toBe(false);
    page.click('Change validators');
    await expect.poll(() => page.calls).not.toEqual([]);
    expect(page.calls[0]).toMatchObject({
      type: 'Staking',
      value: {
        type: 'nominate',
        value: {targets: [{type: 'Id', value: addressOf(1)}]},
      },
    });
    expect(page.errors).toEqual([]);
  });

  test('after an error past `broadcasted`, the status has the hash, and the button stays disabled', async () => {
    const page = await openLossy(
      h(ChangeValidators, {address: bonded, validators}),
    );
    await expect.poll(() => isDisabled('Change validators')).toBe(false);
    page.click('Change validators');
    await expectLostHash();
    expect(isDisabled('Change validators')).toBe(true);
  });

  test('“If your user switches to another account during the check, nothing is sent”', async () => {
    const page = await openSigning(
      createChain(),
      h(AccountChoice, {
        children: (key) =>
          h(ChangeValidators, {key, address: bonded, validators}),
      }),
    );
    await expectNothingSentAfterSwitch(page, page.calls, 'Change validators');
  });
});

describe('Change a stake, Add to the bond', () => {
  const form = h(AddToBond, {address: alice.address});
  const hasAliceBonded = true;

  test('explains a problem and sends nothing, and adds an amount that passes the check', async () => {
    await expectAmountSent(
      await openSigning(createChain({hasAliceBonded}), form),
      'Add',
      {amount: '10000', text: 'Keep at least DOT 1.00 for fees.'},
      {
        amount: '5',
        call: {type: 'bond_extra', value: {max_additional: dot(5)}},
      },
    );
  });

  test('“At `broadcasted`, the form empties the field”', async () => {
    const page = await openSigning(createChain({hasAliceBonded}), form);
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    const field = findButton('Add')?.closest('form')?.querySelector('input');
    expect(field?.value).toBe('5');
    await expect.poll(() => field?.value).toBe('');
  });

  test('“After a switch, the form hides the problem of the other account”', async () => {
    const page = await openSigning(
      createChain(),
      h(AccountChoice, {children: (address) => h(AddToBond, {address})}),
    );
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    await expect.poll(page.text).toContain('This account has no bond yet.');
    page.click('Bob');
    await expect.poll(page.text).not.toContain('This account has no bond yet.');
    page.click('Alice');
    await expect.poll(page.text).toContain('This account has no bond yet.');
  });

  test("explains why an account without a bond can't, and sends nothing", async () => {
    const page = await openSigning(createChain(), form);
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    await expect.poll(page.text).toContain('This account has no bond yet.');
    expect(page.calls).toEqual([]);
  });

  test('“After an error that followed `broadcasted`, the button stays disabled, and your user reads which hash to look up”', async () => {
    const page = await openLossy(form, {hasAliceBonded});
    await expect.poll(() => isDisabled('Add')).toBe(false);
    submitText(page, '5', 'Add');
    await expectLostHash();
    expect(isDisabled('Add')).toBe(true);
  });

  test.for([
    ['switches accounts', bob.address, '0 of at most'],
    ['chooses no account', undefined, 'Choose an account.'],
  ] as const)(
    'in `SignedIn`, the form remembers a transaction when the user %s',
    async ([, other, text]) => {
      const page = await openLossy(
        h(AccountChoice, {
          children: (chosen) => {
            const address = chosen === bob.address ? other : chosen;
            return h(Suspense, null, h(SignedIn, {address}));
          },
        }),
        {hasAliceBonded},
      );
      await expect.poll(() => isDisabled('Add')).toBe(false);
      const field = findButton('Add')?.closest('form')?.querySelector('input');
      if (field) field.value = '5';
      page.click('Add');
      await expectLostHash();

      page.click('Bob');
      await expect.poll(page.text).toContain(text);
      expect(page.text()).toContain(`From ${alice.address}:`);
      page.click('Alice');
      await expectLostHash();
      expect(isDisabled('Add')).toBe(true);
    },
  );

  test.for(waysToLeave((address) => h(AddToBond, {address})))(
    'sends nothing if %s during the check',
    async ([, children]) => {
      const page = await openSigning(
        createChain({hasAliceBonded}),
        h(AccountChoice, {children}),
      );
      await expectNothingSentAfterSwitch(page, page.calls, 'Add', '5');

      page.click('Alice');
      await expect.poll(() => isDisabled('Add')).toBe(false);
      submitText(page, '5', 'Add');
      await expect.poll(() => page.calls).not.toEqual([]);
    },
  );
});
