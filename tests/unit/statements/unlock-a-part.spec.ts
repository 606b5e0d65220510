// Checks docs-react/guides/unlock-a-part.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  createChain,
  expectAmountSent,
  expectLostHash,
  importParts,
  openLossy,
} from './staking-bench';
import {openSigning} from './open-signing';
import {dot} from './dot';
import {
  AccountChoice,
  expectNothingSentAfterSwitch,
  waysToLeave,
} from './helpers';
import {importFiles, importSample} from './import-sample';
import {isDisabled, submitText} from './page';

import {describe, expect, test} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/unlock-a-part.mdx';
await importParts(guide);
await importFiles(guide, 'src/read-minimum.ts', 'src/check-unlock.ts');
const {UnlockPart} = await importSample<{
  UnlockPart: ComponentType<{address: string}>;
}>(guide, 'src/UnlockPart.tsx');

describe('Unlock a part of the bond, Add the form', () => {
  const label = 'Unlock the rest';
  const form = h(UnlockPart, {address: alice.address});
  const hasAliceBonded = true;

  test('explains a problem and sends nothing, and unlocks what is above the amount to keep', async () => {
    await expectAmountSent(
      await openSigning(createChain({hasAliceBonded}), form),
      label,
      {amount: '300', text: "The bond isn't larger than that."},
      {amount: '290', call: {type: 'unbond', value: {value: dot(10)}}},
    );
  });

  test('after an error past `broadcasted`, the status has the hash, and the button stays disabled, also after a switch', async () => {
    const page = await openLossy(
      h(AccountChoice, {children: (address) => h(UnlockPart, {address})}),
      {hasAliceBonded},
    );
    await expect.poll(() => isDisabled(label)).toBe(false);
    submitText(page, '290', label);
    await expectLostHash();
    page.click('Bob');
    await expect.poll(page.text).toContain(`From ${alice.address}:`);
    expect(isDisabled(label)).toBe(true);
  });

  test.for(waysToLeave((address) => h(UnlockPart, {address})))(
    'sends nothing if %s during the check',
    async ([, children]) => {
      const page = await openSigning(
        createChain({hasAliceBonded}),
        h(AccountChoice, {children}),
      );
      await expectNothingSentAfterSwitch(page, page.calls, label, '290');
    },
  );
});
