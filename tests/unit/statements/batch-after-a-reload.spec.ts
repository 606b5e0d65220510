// Checks docs-react/guides/after-a-reload.mdx, Look up a batch. A title has the
// guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';
import {isDisabled} from './page';

import {afterEach, describe, expect, vi} from 'vitest';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {SignerProvider} from '@reactive-dot/react';
import {toHex} from 'polkadot-api/utils';
import {
  createElement as h,
  type ComponentType,
  type PropsWithChildren,
} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/after-a-reload.mdx';
/** A separate folder, because the guide changes a file of its first half. */
const folder = 'batch-after-a-reload';
const {getKept} = await importSample<{getKept(): object | null}>(
  'docs-shared/_transaction-after-reload.mdx',
  'src/kept-transaction.ts',
  {page: folder},
);
const {findTransaction} = await importSample<{
  findTransaction(client: unknown, kept: unknown): Promise<unknown>;
}>('docs-shared/_find-transaction.mdx', 'src/find-transaction.ts', {
  page: folder,
});
await importFiles(
  folder,
  'src/describe-failure.ts',
  'src/get-failed-rows.ts',
  'src/outcome-sentences.ts',
  'src/explorer-url.ts',
  'src/TransactionState.tsx',
  'src/use-underway.ts',
  'src/paid-lists.ts',
);
const {getRowSentences} = await importSample<{
  getRowSentences(found: unknown, kept: unknown): string[];
}>('docs-shared/_batch-after-reload.mdx', 'src/row-sentences.ts', {
  page: folder,
});
const {SendBatchAndKeep} = await importSample<{
  SendBatchAndKeep: ComponentType<{
    listId: string;
    rows: {recipient: string; amount: bigint}[];
  }>;
}>(guide, 'src/SendBatchAndKeep.tsx', {
  page: folder,
  // The simulated chain has no other batch.
  change: (code) => code.replace('force_batch', 'batch_all'),
});
const {LastTransaction} = await importSample<{
  LastTransaction: ComponentType<PropsWithChildren>;
}>(guide, 'Changes to src/LastTransaction.tsx', {page: folder});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('After a reload, Find the rows that failed: “returns a sentence for each row”', async () => {
  const extrinsic = new Uint8Array([1, 2, 3]);
  const record = (type: string, value?: unknown) => ({
    phase: {type: 'ApplyExtrinsic', value: 0},
    event: {type: 'Utility', value: {type, value}},
    topics: [],
  });
  const records = [
    record('ItemCompleted'),
    record('ItemFailed', {error: {type: 'Token', value: {type: 'Frozen'}}}),
    record('BatchCompletedWithErrors'),
  ];
  const client = {
    getFinalizedBlock: () => Promise.resolve({number: 10}),
    _request: () => Promise.resolve('0xb10c'),
    getBlockBody: () => Promise.resolve([toHex(extrinsic)]),
    getUnsafeApi: () => ({
      query: {System: {Events: {getValue: () => Promise.resolve(records)}}},
    }),
  };
  const kept = {
    txHash: toHex(Blake2256(extrinsic)),
    signedAt: 9,
    rows: ['Bob', 'Charlie'],
  };
  expect(getRowSentences(await findTransaction(client, kept), kept)).toEqual([
    'Bob: sent',
    'Charlie: Part of this balance has to stay.',
  ]);
});

describe('After a reload, Send a batch and keep it: “This list is paid.”', () => {
  /**
   * Opens a page that pays a list. Each test has its own list, because a paid
   * one stays paid until the process ends.
   */
  async function openList(bench: Bench, listId: string) {
    const {signer, signatures} = createCountingSigner();
    const rows = [{recipient: bob.address, amount: 10_000_000_000n}];
    const page = await bench.openBelowProviders(
      h(
        SignerProvider,
        {signer},
        h(LastTransaction, null, h(SendBatchAndKeep, {listId, rows})),
      ),
    );
    return {page, signatures};
  }

  test('after a second click', async ({bench}) => {
    const {page, signatures} = await openList(bench, 'paid');
    await expect.poll(page.text).toContain('Send to 1');
    page.click('Send to 1');
    await expect
      .poll(getKept)
      .toMatchObject({listId: 'paid', rows: [bob.address]});
    await expect.poll(page.text).toContain('Done');
    await expect.poll(getKept).toBeNull();

    page.click('Send to 1');
    await expect.poll(page.text).toContain('This list is paid.');
    expect(signatures()).toBe(1);
  });

  test('after a second click, although nothing could be stored', async ({
    bench,
  }) => {
    const {page, signatures} = await openList(bench, 'paid, not stored');
    await expect.poll(page.text).toContain('Send to 1');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('The storage is full', 'QuotaExceededError');
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    page.click('Send to 1');
    await expect.poll(page.text).toContain('Done');

    page.click('Send to 1');
    await expect.poll(page.text).toContain('This list is paid.');
    expect(signatures()).toBe(1);
  });

  test('after the user has looked it up', async ({bench}) => {
    const listId = 'looked up';
    // The simulated node doesn't answer for a block of this number.
    const kept = {txHash: '0xab', signedAt: -2, listId, rows: ['Bob']};
    localStorage.setItem('transaction', JSON.stringify(kept));
    const {page, signatures} = await openList(bench, listId);
    await expect.poll(page.text).toContain('is unknown.');
    page.click('It succeeded');
    await expect.poll(page.text).not.toContain('It succeeded');
    expect(getKept()).toBeNull();

    page.click('Send to 1');
    await expect.poll(page.text).toContain('This list is paid.');
    expect(signatures()).toBe(0);
  });
});

test('After a reload, Mark the list as paid: “‘It didn’t’ stays disabled as long as a block can include the batch”', async ({
  bench,
}) => {
  const keep = (signedAt: number) =>
    localStorage.setItem(
      'transaction',
      JSON.stringify({txHash: '0xab', signedAt, listId: 'open', rows: []}),
    );
  // The simulated node doesn't answer for blocks of these numbers. A block can
  // include a batch for 64 blocks after the first one.
  keep(-2);
  const page = await bench.openBelowProviders(h(LastTransaction));
  await expect.poll(page.text).toContain('A block can still include it.');
  expect(isDisabled("It didn't")).toBe(true);
  expect(isDisabled('It succeeded')).toBe(false);

  keep(-100);
  page.click('Look again');
  await expect.poll(() => isDisabled("It didn't")).toBe(false);
  expect(page.text()).not.toContain('A block can still include it.');
});
