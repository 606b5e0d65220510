// Checks docs-react/guides/stop-staking.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  addressOf,
  bonded,
  createChain,
  dot,
  expectLostAlert,
  importParts,
  openLossy,
  openSigning,
  unbonded,
} from './staking-bench';
import {AccountChoice, pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {isDisabled} from './page';

import {describe, expect, test} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {allOff} from '../test-chain';

const guide = 'docs-react/guides/stop-staking.mdx';
await importParts(guide);
await importFiles(guide, 'src/StopButtons.tsx');
const {ChangeValidators} = await importSample<{
  ChangeValidators: ComponentType<{address: string; validators: string[]}>;
}>(guide, 'src/ChangeValidators.tsx');
const {StopNominating} = await importSample<{
  StopNominating: ComponentType<{address: string}>;
}>(guide, 'src/StopNominating.tsx');

describe('Change or stop staking, Change the validators', () => {
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

  test('after an error past `broadcasted`, a message with the hash replaces the status, and the button stays disabled', async () => {
    const page = await openLossy(
      h(ChangeValidators, {address: bonded, validators}),
    );
    await expect.poll(() => isDisabled('Change validators')).toBe(false);
    page.click('Change validators');
    await expectLostAlert('change');
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
    await expect.poll(() => isDisabled('Change validators')).toBe(false);
    page.click('Change validators');
    await expect.poll(page.text).toContain('Checking…');
    page.click('Bob');
    await expect.poll(page.text).not.toContain('Checking…');
    // The check takes a fraction of this time.
    await pause(1000);
    expect(page.calls).toEqual([]);
  });
});

describe('Change or stop staking, Stop nominating', () => {
  const element = h(StopNominating, {address: bonded});

  test('ends the nomination and unlocks the whole bond together, and keeps the status when a read fails', async () => {
    const switches = allOff();
    const page = await openSigning(createChain({switches}), element);
    await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
    page.click('Stop nominating');
    await expect.poll(() => page.calls).not.toEqual([]);
    expect(page.calls[0]).toMatchObject({
      type: 'Utility',
      value: {
        type: 'batch_all',
        value: {
          calls: [
            {type: 'Staking', value: {type: 'chill'}},
            {
              type: 'Staking',
              value: {type: 'unbond', value: {value: dot(300)}},
            },
          ],
        },
      },
    });
    await expect.poll(page.text).toContain('the fee is paid');
    expect(page.errors).toEqual([]);

    switches.fail = true;
    await expect.poll(page.text).toContain("The bond couldn't be read.");
    expect(page.text()).toContain('the fee is paid');
  });

  test.for([
    [
      'offers to withdraw what has been unlocked',
      {unlocksIn: 0, disabled: false},
    ],
    [
      'offers no withdrawal before that',
      {unlocksIn: 1_000_000, disabled: true},
    ],
  ] as const)('%s', async ([, {unlocksIn, disabled}]) => {
    await openSigning(createChain({unlocksIn}), element);
    await expect.poll(() => isDisabled('Withdraw')).toBe(disabled);
  });

  test('after an error past `broadcasted`, a message with the hash replaces the status, and the button stays disabled', async () => {
    const page = await openLossy(element);
    await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
    page.click('Stop nominating');
    await expectLostAlert('transaction');
    expect(isDisabled('Stop nominating')).toBe(true);
  });
});
