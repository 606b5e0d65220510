import {aliceSigner, test} from './bench';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const page = 'docs-react/guides/batches.mdx';
await importSample(
  'docs-shared/_describe-failure.mdx',
  'src/describe-failure.ts',
  page,
);
await importSample(
  'docs-react/getting-started/mutation.mdx',
  'src/TransactionState.tsx',
  page,
);
const {SendToAll} = await importSample<{
  SendToAll: ComponentType<{recipients: string[]; amount: bigint}>;
}>(page, 'src/SendToAll.tsx');

test('Send a batch: “disables the button from the click until the batch is final”', async ({
  bench,
}) => {
  let signatures = 0;
  const signer: typeof aliceSigner = {
    ...aliceSigner,
    signTx(...args) {
      signatures++;
      return aliceSigner.signTx(...args);
    },
  };
  const recipients = [bob.address, bob.address];
  const opened = await bench.openBelowProviders(
    h(
      SignerProvider,
      {signer},
      h(SendToAll, {recipients, amount: 10_000_000_000n}),
    ),
  );
  await expect.poll(opened.text).toContain('Send to 2');

  opened.click('Send to 2');
  // In a browser, each click is a task, and React renders in between.
  await new Promise((resolve) => setTimeout(resolve));
  opened.click('Send to 2');
  await expect.poll(opened.text).toMatch(/Done|Failed/);
  expect(signatures).toBe(1);

  // Final, so the same people can be paid again.
  opened.click('Send to 2');
  await expect.poll(() => signatures).toBe(2);
});
