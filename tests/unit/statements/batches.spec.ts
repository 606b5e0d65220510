// Checks docs-react/guides/batches.mdx. A title has the guide's name, the section,
// and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test, type Bench} from './bench';
import {pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {isDisabled, readAlerts, type Page} from './page';

import {describe, expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import type {PolkadotSigner} from 'polkadot-api';
import {createElement as h, type ComponentType, type ReactNode} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

interface Row {
  recipient: string;
  amount: bigint;
}

const guide = 'docs-react/guides/batches.mdx';
await importFiles(
  guide,
  'src/describe-failure.ts',
  'src/TransactionState.tsx',
  'src/use-underway.ts',
  'src/get-failed-rows.ts',
);
const {SendToAll} = await importSample<{
  SendToAll: ComponentType<{recipients: string[]; amount: bigint}>;
}>(guide, 'Changes to src/SendToAll.tsx');
const {SendToEach} = await importSample<{
  SendToEach: ComponentType<{rows: Row[]}>;
}>(guide, 'src/SendToEach.tsx');
const {checkBatch} = await importSample<{
  checkBatch: (
    api: unknown,
    from: string,
    rows: Row[],
  ) => Promise<bigint | string>;
}>('docs-shared/_batch-calls.mdx', 'src/check-batch.ts', {page: guide});

describe('Send a batch, Keep a batch from paying twice', () => {
  const recipients = [bob.address, bob.address];
  const oneDot = 10_000_000_000n;
  /** More than Alice has. */
  const tooMuch = oneDot * 10n ** 9n;
  const sendToAll = (amount: bigint) => h(SendToAll, {recipients, amount});

  /** Renders a component for a signer, and clicks its button. */
  async function send(
    bench: Bench,
    element: ReactNode,
    signer: PolkadotSigner,
    config = bench.config,
  ): Promise<Page> {
    const page = await bench.open(
      belowProviders(config, h(SignerProvider, {signer}, element)),
    );
    await expect.poll(() => isDisabled('Send to 2')).toBe(false);
    page.click('Send to 2');
    return page;
  }

  test('“The batch is final and succeeded”: the button “stays disabled”', async ({
    bench,
  }) => {
    const {signer, signatures} = createCountingSigner();
    const page = await send(bench, sendToAll(oneDot), signer);
    // In a browser, each click is a task, and React renders in between.
    await pause(0);
    page.click('Send to 2');
    await expect.poll(page.text).toContain('Done');
    expect(isDisabled('Send to 2')).toBe(true);

    page.click('Send to 2');
    // Otherwise, the signer would be called in this time.
    await pause(300);
    expect(signatures()).toBe(1);
  });

  test('“Nothing was sent”: “the user can try again”', async ({bench}) => {
    const {signer, signatures} = createCountingSigner();
    const page = await send(bench, sendToAll(oneDot), {
      ...signer,
      async signTx(...args) {
        const signed = await signer.signTx(...args);
        if (signatures() === 1) throw new Error('Cancelled');
        return signed;
      },
    });
    await expect.poll(page.text).toContain('Cancelled');
    expect(signatures()).toBe(1);

    page.click('Send to 2');
    await expect.poll(signatures).toBe(2);
  });

  test('“The batch is final and failed: only the fee is paid. The user can try again”', async ({
    bench,
  }) => {
    const {signer, signatures} = createCountingSigner();
    const page = await send(bench, sendToAll(tooMuch), signer);
    await expect.poll(page.text).toContain('the fee is paid');
    expect(signatures()).toBe(1);

    page.click('Send to 2');
    await expect.poll(signatures).toBe(2);
  });

  test.for([
    ['SendToAll', sendToAll(oneDot)],
    [
      'SendToEach',
      h(SendToEach, {
        rows: recipients.map((recipient) => ({recipient, amount: oneDot})),
      }),
    ],
  ] as const)(
    '“An error came after `broadcasted`”: a message with the hash replaces the status, and the button “stays disabled”: %s',
    async ([, element], {bench}) => {
      const {signer, signatures} = createCountingSigner();
      const lossyConfig = createLossyConfig(bench);
      const page = await send(bench, element, signer, lossyConfig);
      await expect
        .poll(readAlerts)
        .toEqual([
          expect.stringMatching(
            /\. The batch may still arrive\. Look up 0x[\da-f]{64} before you pay again\.$/,
          ),
        ]);
      expect(isDisabled('Send to 2')).toBe(true);

      // A second batch would be valid.
      bench.switches.invalid = false;
      page.click('Send to 2');
      // Otherwise, the signer would be called in this time.
      await pause(300);
      expect(signatures()).toBe(1);
    },
  );
});

describe('Send a batch, Check the calls before you send', () => {
  /**
   * A chain where an account is at least 10. The sender can spend 75: it has 100,
   * of which 30 are frozen, and 5 of those are reserved. The recipients have 0.
   */
  const createFakeApi = (weight = {ref_time: 90n, proof_size: 180n}) => ({
    constants: {
      Utility: {batched_calls_limit: () => Promise.resolve(3)},
      System: {BlockWeights: () => Promise.resolve(blockWeights)},
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
      Balances: {
        transfer_keep_alive: (decodedCall: unknown) => ({decodedCall}),
      },
      Utility: {
        batch_all: () => ({
          getPaymentInfo: () => Promise.resolve({weight, partial_fee: fee}),
        }),
      },
    },
  });
  const fee = 5n;
  const max_extrinsic = {ref_time: 100n, proof_size: 200n};
  const blockWeights = {per_class: {normal: {max_extrinsic}}};
  const toBob = (amount: bigint) => ({recipient: bob.address, amount});
  const toAlice = (amount: bigint) => ({recipient: alice.address, amount});

  test.for<[rule: string, rows: Row[], result: bigint | string]>([
    ['the fee for rows that fit exactly', [toBob(60n), toAlice(10n)], fee],
    [
      'a sentence if the amounts and the fee are one planck too much',
      [toBob(60n), toAlice(11n)],
      "That's more than you can spend.",
    ],
    [
      'the fee if only a recipient’s second transfer is small',
      [toBob(10n), toBob(1n)],
      fee,
    ],
    [
      'a sentence if a recipient’s first transfer is too small',
      [toBob(9n), toBob(10n)],
      `${bob.address} would get too little.`,
    ],
    [
      'a sentence for too many rows',
      [toBob(10n), toBob(1n), toBob(1n), toBob(1n)],
      'Enter at most 3 recipients.',
    ],
  ])('`checkBatch` returns %s', async ([, rows, result]) => {
    expect(await checkBatch(createFakeApi(), alice.address, rows)).toBe(result);
  });

  test.for([
    {ref_time: 91n, proof_size: 180n},
    {ref_time: 90n, proof_size: 181n},
  ])(
    '“The weight of the transaction […] can’t exceed the `max_extrinsic`”: %#',
    async (weight) => {
      const api = createFakeApi(weight);
      expect(await checkBatch(api, alice.address, [toBob(60n)])).toBe(
        'These are too many recipients for one transaction.',
      );
    },
  );
});
