// Checks docs-react/guides/stop-staking.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  bonded,
  createChain,
  expectLostHash,
  importParts,
  openLossy,
} from './staking-bench';
import {openSigning} from './open-signing';
import {dot} from './dot';
import {AccountChoice, expectNothingSentAfterSwitch} from './helpers';
import {importFiles, importSample} from './import-sample';
import {isDisabled} from './page';

import {describe, expect, test} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {allOff} from '../test-chain';

const guide = 'docs-react/guides/stop-staking.mdx';
await importParts(guide);
await importFiles(guide, 'src/StopButtons.tsx');
const {StopNominating} = await importSample<{
  StopNominating: ComponentType<{address: string}>;
}>(guide, 'src/StopNominating.tsx');
const {BondAgain} = await importSample<{
  BondAgain: ComponentType<{address: string}>;
}>(guide, 'src/BondAgain.tsx');

describe('Stop staking, Stop nominating', () => {
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

  test('after an error past `broadcasted`, the status has the hash, and the button stays disabled', async () => {
    const page = await openLossy(element);
    await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
    page.click('Stop nominating');
    await expectLostHash();
    expect(isDisabled('Stop nominating')).toBe(true);
  });
});

describe('Stop staking, Bond unlocking tokens again', () => {
  const button = h(BondAgain, {address: bonded});

  test('bonds what is unlocking', async () => {
    const page = await openSigning(createChain({unlocksIn: 0}), button);
    await expect.poll(() => isDisabled('Bond again')).toBe(false);
    page.click('Bond again');
    await expect.poll(() => page.calls).not.toEqual([]);
    expect(page.calls[0]).toMatchObject({
      type: 'Staking',
      value: {type: 'rebond', value: {value: dot(1)}},
    });
    expect(page.errors).toEqual([]);
  });

  test('sends nothing if nothing is unlocking', async () => {
    const page = await openSigning(createChain(), button);
    await expect.poll(() => isDisabled('Bond again')).toBe(false);
    page.click('Bond again');
    await expect.poll(page.text).toContain('Nothing is unlocking.');
    expect(page.calls).toEqual([]);
  });

  test('sends nothing if the button leaves the page during the check', async () => {
    const page = await openSigning(
      createChain({unlocksIn: 0}),
      h(AccountChoice, {
        children: (key) => h(BondAgain, {key, address: bonded}),
      }),
    );
    await expectNothingSentAfterSwitch(page, page.calls, 'Bond again');
  });
});
