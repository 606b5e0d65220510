import {belowProviders, createCountingSigner, test} from './bench';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {readAlerts} from './page';

import {expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

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

const {checkBatch} = await importSample<{
  checkBatch: (
    api: unknown,
    from: string,
    rows: {recipient: string; amount: bigint}[],
  ) => Promise<bigint | string>;
}>('docs-shared/_batch-calls.mdx', 'src/check-batch.ts', {page});

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
  'Send a batch, %s: after an error past `broadcasted`, a message with the hash replaces the status, and the button “stays disabled”',
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
    await expect
      .poll(readAlerts)
      .toEqual([
        expect.stringMatching(
          /\. The batch may still arrive\. Look up 0x[\da-f]{64} before you pay again\.$/,
        ),
      ]);

    bench.switches.invalid = false;
    opened.click('Send to 2');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(signatures()).toBe(1);
  },
);

const fakeApi = {
  constants: {
    Utility: {batched_calls_limit: () => Promise.resolve(3)},
    Balances: {ExistentialDeposit: () => Promise.resolve(10n)},
  },
  query: {
    System: {
      Account: {
        getValue: () =>
          Promise.resolve({data: {free: 100n, frozen: 30n, reserved: 5n}}),
        getValues: (keys: unknown[]) =>
          Promise.resolve(keys.map(() => ({data: {free: 0n}}))),
      },
    },
  },
  tx: {
    Balances: {transfer_keep_alive: (decodedCall: unknown) => ({decodedCall})},
    Utility: {
      batch_all: () => ({getEstimatedFees: () => Promise.resolve(5n)}),
    },
  },
};
const toBob = (value: bigint) => ({recipient: bob.address, amount: value});
const toAlice = (value: bigint) => ({recipient: alice.address, amount: value});

test.for([
  ['the fee for rows that fit exactly', [toBob(60n), toAlice(10n)], 5n],
  [
    'a sentence if the amounts and the fee are one planck too much',
    [toBob(60n), toAlice(11n)],
    "That's more than you can spend.",
  ],
  ['the fee if a second transfer is small', [toBob(10n), toBob(1n)], 5n],
  [
    'a sentence if the first transfer is too small, even with a second',
    [toBob(9n), toBob(10n)],
    `${bob.address} would get too little.`,
  ],
  [
    'a sentence for too many rows',
    [toBob(10n), toBob(1n), toBob(1n), toBob(1n)],
    'Enter at most 3 recipients.',
  ],
] as const)(
  'Check the calls before you send: checkBatch returns %s',
  async ([, rows, expected]) => {
    expect(await checkBatch(fakeApi, alice.address, [...rows])).toBe(expected);
  },
);
