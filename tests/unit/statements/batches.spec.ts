import {belowProviders, createCountingSigner, test} from './bench';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';

import {expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const page = 'docs-react/guides/batches.mdx';
await importFiles(
  page,
  'src/describe-failure.ts',
  'src/TransactionState.tsx',
  'src/use-underway.ts',
  'src/get-failed-rows.ts',
);
const {SendToAll} = await importSample<{
  SendToAll: ComponentType<{recipients: string[]; amount: bigint}>;
}>(page, 'Changes to src/SendToAll.tsx');
const {SendToEach} = await importSample<{
  SendToEach: ComponentType<{rows: {recipient: string; amount: bigint}[]}>;
}>(page, 'src/SendToEach.tsx');

const amount = 10_000_000_000n;

test('Send a batch: after a batch that succeeded, the button “stays disabled”', async ({
  bench,
}) => {
  const {signer, signatures} = createCountingSigner();
  const recipients = [bob.address, bob.address];
  const opened = await bench.openBelowProviders(
    h(SignerProvider, {signer}, h(SendToAll, {recipients, amount})),
  );
  await expect.poll(opened.text).toContain('Send to 2');

  opened.click('Send to 2');
  // In a browser, each click is a task, and React renders in between.
  await new Promise((resolve) => setTimeout(resolve));
  opened.click('Send to 2');
  await expect.poll(opened.text).toMatch(/Done|Failed/);
  expect(signatures()).toBe(1);

  opened.click('Send to 2');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(signatures()).toBe(1);
});

test.for([
  ['nothing was sent', {isDeclined: true, value: amount}],
  [
    'the batch is final, and failed',
    {isDeclined: false, value: amount * 10n ** 9n},
  ],
] as const)(
  'Send a batch, if %s: “The user can try again”',
  async ([, {isDeclined, value}], {bench}) => {
    const {signer, signatures} = createCountingSigner();
    const firstSigner: typeof signer = {
      ...signer,
      signTx(...args) {
        const signed = signer.signTx(...args);
        return isDeclined && signatures() === 1
          ? Promise.reject(new Error('Cancelled'))
          : signed;
      },
    };
    const opened = await bench.openBelowProviders(
      h(
        SignerProvider,
        {signer: firstSigner},
        h(SendToAll, {
          recipients: [bob.address, bob.address],
          amount: value,
        }),
      ),
    );
    await expect.poll(opened.text).toContain('Send to 2');
    opened.click('Send to 2');
    await expect.poll(opened.text).toMatch(/Cancelled|fee is paid/);
    expect(signatures()).toBe(1);

    opened.click('Send to 2');
    await expect.poll(signatures).toBe(2);
  },
);

test.for([
  ['SendToAll', h(SendToAll, {recipients: [bob.address, bob.address], amount})],
  [
    'SendToEach',
    h(SendToEach, {
      rows: [
        {recipient: bob.address, amount},
        {recipient: bob.address, amount},
      ],
    }),
  ],
])(
  'Send a batch, %s: after an error past `broadcasted`, the button “stays disabled”',
  async ([, element], {bench}) => {
    const {signer, signatures} = createCountingSigner();
    const opened = await bench.open(
      belowProviders(
        createLossyConfig(bench),
        h(SignerProvider, {signer}, element),
      ),
    );
    await expect.poll(opened.text).toContain('Send to 2');
    opened.click('Send to 2');
    await expect.poll(opened.text).toContain('The batch may still arrive');

    bench.switches.invalid = false;
    opened.click('Send to 2');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(signatures()).toBe(1);
  },
);
