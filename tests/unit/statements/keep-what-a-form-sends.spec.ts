// Checks docs-react/guides/keep-what-a-form-sends.mdx.
// Titles have the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test} from './bench';
import {fillInForm, importCheckedForm} from './checked-form';
import {importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {findButton, isDisabled, readAlerts} from './page';
import {createSlowWallet, SwitchAccounts} from './switch-accounts';

import {expect, onTestFinished} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

const guide = 'docs-react/guides/keep-what-a-form-sends.mdx';
const {getKept, forget} = await importSample<{
  getKept(): {txHash: string} | null;
  forget(kept: {txHash: string}): void;
}>('docs-shared/_transaction-after-reload.mdx', 'src/kept-transaction.ts', {
  page: guide,
});
const SendForm = (await importCheckedForm(
  guide,
  'Changes to src/SendForm.tsx',
)) as ComponentType<{storageKey?: string}>;

test('Keep what your form sends, Change the form: “It stays `true` after an error if the transfer may still arrive”', async ({
  bench,
}) => {
  onTestFinished(() => localStorage.clear());
  const {signer, signatures} = createCountingSigner();
  const page = await bench.open(
    belowProviders(
      createLossyConfig(bench),
      h(SignerProvider, {signer}, h(SendForm)),
    ),
  );
  await fillInForm();
  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();

  page.click('Send');
  await expect.poll(readAlerts).toHaveLength(1);
  expect(isDisabled('Check')).toBe(true);
  expect(getKept()).not.toBeNull();
  expect(signatures()).toBe(1);
  // Otherwise, it would disable the buttons of later tests.
  forget(getKept()!);
  await expect.poll(() => isDisabled('Check')).toBe(false);
});

test('Keep what your form sends, Change the form: “and also if the form is mounted again”, but not for another key', async ({
  bench,
}) => {
  onTestFinished(() => localStorage.clear());
  const {signer, wallet} = createSlowWallet();
  const page = await bench.openBelowProviders(
    h(SwitchAccounts, {
      signer,
      render: (name) =>
        h(SendForm, {key: name, storageKey: `transaction polkadot ${name}`}),
    }),
  );
  await fillInForm();
  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();
  page.click('Send');
  await expect.poll(wallet.isAsking).toBe(true);

  page.click('Bob');
  await expect.poll(() => isDisabled('Check')).toBe(false);
  page.click('Alice');
  await expect.poll(() => isDisabled('Check')).toBe(true);
  wallet.approve();
  await expect.poll(() => isDisabled('Check')).toBe(false);
  expect(wallet.questions()).toBe(1);
});
