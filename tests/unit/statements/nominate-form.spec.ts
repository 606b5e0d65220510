// Checks the components of docs-react/guides/nominate.mdx. A title has the guide's
// name, the section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  addressOf,
  bonded,
  checkboxOf,
  createChain,
  expectLostAlert,
  importLists,
  importSignedIn,
  openLossy,
  unbonded,
} from './staking-bench';
import {openSigning} from './open-signing';
import {AccountChoice, expectNothingSentAfterSwitch} from './helpers';
import {importFiles, importSample} from './import-sample';
import {isDisabled, submitText} from './page';

import {describe, expect, test} from 'vitest';
import {
  createElement as h,
  Suspense,
  useState,
  type ComponentType,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/nominate.mdx';
await importLists(guide);
const {Nominate} = await importSample<{
  Nominate: ComponentType<{address: string; validators: string[]}>;
}>(guide, 'src/Nominate.tsx');
await importFiles(guide, 'src/StopButtons.tsx', 'src/ChangeValidators.tsx');
const SignedIn = await importSignedIn(guide, 'src/SignedIn.tsx');

describe('Nominate validators, Let users enter the amount', () => {
  const form = h(Nominate, {address: unbonded, validators: [addressOf(1)]});

  test('explains an amount that is no number or below the minimum bond, and sends nothing', async () => {
    const page = await openSigning(createChain(), form);
    await expect.poll(() => isDisabled('Nominate')).toBe(false);
    const enter = (text: string) => submitText(page, text, 'Nominate');
    enter('1,5');
    await expect.poll(page.text).toContain('Enter a number, such as 1.5.');
    enter('249.9');
    await expect.poll(page.text).toContain('Bond at least DOT 250.00.');
    expect(page.calls).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  test('after an error past `broadcasted`, a message with the hash replaces the status, and the button stays disabled', async () => {
    const page = await openLossy(
      h(Nominate, {address: alice.address, validators: [addressOf(1)]}),
    );
    await expect.poll(() => isDisabled('Nominate')).toBe(false);
    submitText(page, '250', 'Nominate');
    await expectLostAlert('nomination');
    expect(isDisabled('Nominate')).toBe(true);
  });

  test("“If your user switches to another account during the check, their wallet isn't asked to sign for the first account”", async () => {
    const page = await openSigning(
      createChain(),
      h(AccountChoice, {
        children: (address) =>
          h(Nominate, {key: address, address, validators: [addressOf(1)]}),
      }),
    );
    await expectNothingSentAfterSwitch(page, page.calls, 'Nominate', '250');

    page.click('Alice');
    await expect.poll(() => isDisabled('Nominate')).toBe(false);
    submitText(page, '250', 'Nominate');
    await expect.poll(() => page.calls).not.toEqual([]);
  });
});

test('Nominate validators, Show it for the chosen account: another account starts a new page, without the choice of the last one', async () => {
  let choose: (address: string) => void = () => {};
  function ChosenAccount() {
    const [address, setAddress] = useState<string>();
    choose = setAddress;
    return h(Suspense, null, h(SignedIn, {address}));
  }
  const page = await openSigning(createChain(), h(ChosenAccount));
  await expect.poll(page.text).toBe('Choose an account.');

  choose(bonded);
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
  checkboxOf(43).click();
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  page.click('Stop nominating');
  await expect.poll(page.text).toContain('the fee is paid');

  choose(unbonded);
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  expect(page.text()).not.toContain('the fee is paid');
  expect(page.errors).toEqual([]);
});
