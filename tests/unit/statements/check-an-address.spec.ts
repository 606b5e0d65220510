// Checks docs-react/guides/check-an-address.mdx. A title has the guide's name, the
// section, and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {CallRecorder} from './helpers';
import {importFiles, importSample} from './import-sample';
import {fieldAt, pressKey, setFieldText} from './page';

import {expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, Fragment, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/check-an-address.mdx';

await importFiles(
  guide,
  'src/is-address.ts',
  'src/describe-address.ts',
  'src/parse-amount.ts',
  'src/TransactionState.tsx',
);
const {AddressField} = await importSample<{
  AddressField: ComponentType<{
    value: string;
    onChange: (text: string) => void;
    readOnly?: boolean;
  }>;
}>(guide, 'src/AddressField.tsx');
const {SendForm} = await importSample<{SendForm: ComponentType}>(
  guide,
  'Changes to src/SendForm.tsx',
);

test('Check an address, Show the problem next to a field: `SendForm` explains a wrong address once Enter is pressed and sends nothing, and trims a right one', async ({
  bench,
}) => {
  const calls: unknown[] = [];
  const page = await bench.openBelowProviders(
    h(
      SignerProvider,
      {signer: aliceSigner},
      h(CallRecorder, {calls}),
      h(SendForm),
    ),
  );
  await expect.poll(page.text).toContain('Recipient');
  const recipient = fieldAt(0);
  fieldAt(1).value = '1';

  const tooShort = bob.address.slice(0, -3);
  setFieldText(recipient, tooShort);
  await expect.poll(() => recipient.value).toBe(tooShort);
  expect(page.text()).not.toContain('too short');
  pressKey(recipient, 'Enter');
  await expect.poll(page.text).toContain("It's too short: is the end missing?");
  page.click('Send');
  await expect.poll(page.text).toContain("Check the recipient's address.");
  expect(calls).toEqual([]);

  setFieldText(recipient, ` ${bob.address}\n`);
  await expect.poll(page.text).not.toContain('too short');
  page.click('Send');
  await expect.poll(() => calls).not.toEqual([]);
  expect(calls[0]).toMatchObject({
    value: {value: {dest: {type: 'Id', value: bob.address}}},
  });
  expect(page.errors).toEqual([]);
});

test('Check an address, Show the problem next to a field: “give your field the same attribute”, `readOnly`', async ({
  bench,
}) => {
  const field = (readOnly?: boolean) =>
    h(AddressField, {value: bob.address, onChange: () => {}, readOnly});
  await bench.open(h(Fragment, null, field(), field(true)));
  const isReadOnly = () =>
    Array.from(document.querySelectorAll('input'), (input) => input.readOnly);
  await expect.poll(isReadOnly).toEqual([false, true]);
});
