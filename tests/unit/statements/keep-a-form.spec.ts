// Checks docs-react/guides/after-a-reload.mdx, "Keep what your own form sends".
// Titles have the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test} from './bench';
import {fillInForm, importCheckedForm} from './checked-form';
import {importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {findButton, isDisabled, readAlerts} from './page';

import {expect, onTestFinished} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h} from 'react';

const guide = 'docs-react/guides/after-a-reload.mdx';
await importSample(
  'docs-shared/_transaction-after-reload.mdx',
  'src/kept-transaction.ts',
  {page: guide},
);
const SendForm = await importCheckedForm(guide, 'Changes to src/SendForm.tsx');

test('After a reload, Keep what your own form sends: “It stays `true` after an error if the transfer may still arrive”', async ({
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
  expect(localStorage.getItem('transaction')).not.toBeNull();
  expect(signatures()).toBe(1);
});
