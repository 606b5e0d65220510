import {aliceSigner, createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';

import {afterEach, beforeEach, describe, expect, vi} from 'vitest';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {SignerProvider} from '@reactive-dot/react';
import {toHex} from 'polkadot-api/utils';
import {
  createElement as h,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import {concat, mergeMap, NEVER, of, throwError, timer} from 'rxjs';

import {bob} from '../../../src/simulated-chain/accounts';

const page = 'docs-react/guides/after-a-reload.mdx';
const partial = 'docs-shared/_transaction-after-reload.mdx';
const {keepTransaction, getKept, forget} = await importSample<{
  keepTransaction(
    client: unknown,
    events: unknown,
    batch?: {listId: string; rows: string[]},
  ): Promise<{type: string} | undefined>;
  getKept(): {txHash: string; signedAt: number} | null;
  forget(kept: {txHash: string}): void;
}>(partial, 'src/kept-transaction.ts', {page});
const {findTransaction} = await importSample<{
  findTransaction(client: unknown, kept: unknown): Promise<unknown>;
}>('docs-shared/_find-transaction.mdx', 'src/find-transaction.ts', {page});
const {canFind} = await importSample<{
  canFind(client: unknown): Promise<boolean>;
}>('docs-shared/_can-find.mdx', 'src/can-find.ts', {page});
await importFiles(page, 'src/describe-failure.ts', 'src/get-failed-rows.ts');
const {getRowSentences} = await importSample<{
  getRowSentences(found: unknown, kept: unknown): string[];
}>('docs-shared/_batch-after-reload.mdx', 'src/row-sentences.ts', {page});

await importFiles(
  page,
  'src/outcome-sentences.ts',
  'src/explorer-url.ts',
  'src/TransactionState.tsx',
  'src/use-underway.ts',
  'src/paid-lists.ts',
);
const {SendBatchAndKeep} = await importSample<{
  SendBatchAndKeep: ComponentType<{
    listId: string;
    rows: {recipient: string; amount: bigint}[];
  }>;
}>(page, 'src/SendBatchAndKeep.tsx', {
  change: (code) => code.replace('force_batch', 'batch_all'),
});
const {NodeCheck} = await importSample<{NodeCheck: ComponentType}>(
  page,
  'src/NodeCheck.tsx',
);
const {SendAndKeep} = await importSample<{SendAndKeep: ComponentType}>(
  page,
  'src/SendAndKeep.tsx',
);
const {LastTransaction} = await importSample<{
  LastTransaction: ComponentType<PropsWithChildren>;
}>(page, 'Changes to src/LastTransaction.tsx');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const extrinsic = new Uint8Array([1, 2, 3]);
const txHash = toHex(Blake2256(extrinsic));
const item = (type: string, value?: unknown) => ({
  phase: {type: 'ApplyExtrinsic', value: 0},
  event: {type: 'Utility', value: {type, value}},
  topics: [] as unknown[],
});

/** A client whose only block has a batch with one failed call. */
const client = {
  getFinalizedBlock: () => Promise.resolve({number: 10}),
  _request: () => Promise.resolve('0xb10c'),
  getBlockBody: () => Promise.resolve([toHex(extrinsic)]),
  getUnsafeApi: () => ({
    query: {
      System: {
        Events: {
          getValue: () =>
            Promise.resolve([
              item('ItemCompleted'),
              item('ItemFailed', {
                error: {type: 'Token', value: {type: 'Frozen'}},
              }),
              item('BatchCompletedWithErrors'),
            ]),
        },
      },
    },
  }),
};

test('After a reload, Look up a batch: “returns a sentence for each row”', async () => {
  const kept = {txHash, signedAt: 9, rows: ['Bob', 'Charlie']};
  expect(getRowSentences(await findTransaction(client, kept), kept)).toEqual([
    'Bob: sent',
    'Charlie: Part of this balance has to stay.',
  ]);
});

describe('After a reload, Keep what identifies the transaction', () => {
  const signed = of({type: 'signed', txHash});
  const refused = throwError(() => new Error('Refused'));
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test.for([
    ['before the client knows the final block', refused],
    ['later', timer(10).pipe(mergeMap(() => refused))],
  ] as const)(
    '“If it comes before `broadcasted`, nothing was sent”: the chain refuses %s',
    async ([, refusal]) => {
      await keepTransaction(client, concat(signed, refusal));
      await settle();
      expect(getKept()).toBeNull();
    },
  );

  test('“says what’s in it”', async () => {
    const batch = {listId: 'one', rows: ['Bob']};
    void keepTransaction(client, concat(signed, NEVER), batch);
    await settle();
    expect(getKept()).toEqual({txHash, signedAt: 10, ...batch});
  });

  test('“If an error comes after `broadcasted`, the entry stays, and the promise stays open”', async () => {
    const events = concat(signed, of({type: 'broadcasted', txHash}), refused);
    let isOver = false;
    void keepTransaction(client, events).then(() => (isOver = true));
    await settle();
    expect(getKept()).toEqual({txHash, signedAt: 10});
    expect(isOver).toBe(false);
    forget({txHash});
  });

  test('“keeps the hash and the block number until the outcome is known”', async () => {
    const broadcasted = concat(
      signed,
      of({type: 'broadcasted', txHash}),
      NEVER,
    );
    void keepTransaction(client, broadcasted);
    await settle();
    expect(getKept()?.txHash).toBe(txHash);
    const last = await keepTransaction(client, of({type: 'finalized', txHash}));
    expect(last?.type).toBe('finalized');
    expect(getKept()).toBeNull();
  });
});

describe('After a reload, Find an archive node', () => {
  test('“whether a node is an archive node”', async () => {
    expect(await canFind(client)).toBe(true);
    const refuse = () => Promise.reject(new Error('Refused'));
    expect(await canFind({...client, getBlockBody: refuse})).toBe(false);
    expect(await canFind({...client, _request: refuse})).toBe(false);
  });

  test('“This component shows the answer”', async ({bench}) => {
    const opened = await bench.openBelowProviders(h(NodeCheck));
    await expect.poll(opened.text).toContain('No old blocks here.');
  });
});

describe('After a reload, Tell the user', () => {
  const openSendAndKeep = (bench: Bench) =>
    bench.openBelowProviders(
      h(
        SignerProvider,
        {signer: aliceSigner},
        h(LastTransaction, null, h(SendAndKeep)),
      ),
    );

  test('“stays disabled until a second transfer is safe”', async ({bench}) => {
    const opened = await openSendAndKeep(bench);
    await expect.poll(opened.text).toContain('Send');
    opened.click('Send');
    await expect.poll(() => getKept()).not.toBeNull();
    await expect.poll(opened.text).toContain('Done');
    expect(getKept()).toBeNull();
  });

  test('“offers to look again”, and “can’t find the transaction”', async ({
    bench,
  }) => {
    const kept = {txHash, signedAt: -2};
    localStorage.setItem('transaction', JSON.stringify(kept));
    const opened = await openSendAndKeep(bench);
    await expect.poll(opened.text).toContain('is unknown.');
    expect(opened.text()).toContain('Look again');
    expect(opened.text()).toContain('Look it up in a block explorer');
  });
});

describe('After a reload, Look up a batch: “This list is paid.”', () => {
  const rows = [{recipient: bob.address, amount: 10_000_000_000n}];

  test('after a second click', async ({bench}) => {
    const {signer, signatures} = createCountingSigner();
    const opened = await bench.openBelowProviders(
      h(
        SignerProvider,
        {signer},
        h(LastTransaction, null, h(SendBatchAndKeep, {listId: 'one', rows})),
      ),
    );
    await expect.poll(opened.text).toContain('Send to 1');
    opened.click('Send to 1');
    await expect
      .poll(() => getKept())
      .toMatchObject({listId: 'one', rows: [bob.address]});
    await expect.poll(opened.text).toContain('Done');
    expect(getKept()).toBeNull();

    opened.click('Send to 1');
    await expect.poll(opened.text).toContain('This list is paid.');
    expect(signatures()).toBe(1);
  });

  test('after a second click, although nothing could be stored', async ({
    bench,
  }) => {
    const {signer, signatures} = createCountingSigner();
    const opened = await bench.openBelowProviders(
      h(SignerProvider, {signer}, h(SendBatchAndKeep, {listId: 'full', rows})),
    );
    await expect.poll(opened.text).toContain('Send to 1');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('The storage is full', 'QuotaExceededError');
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    opened.click('Send to 1');
    await expect.poll(opened.text).toContain('Done');

    opened.click('Send to 1');
    await expect.poll(opened.text).toContain('This list is paid.');
    expect(signatures()).toBe(1);
  });

  test('after the user has looked it up', async ({bench}) => {
    // The simulated node doesn't answer for a block of this number.
    const kept = {txHash, signedAt: -2, listId: 'one', rows: ['Bob']};
    localStorage.setItem('transaction', JSON.stringify(kept));
    const opened = await bench.openBelowProviders(
      h(
        SignerProvider,
        {signer: aliceSigner},
        h(LastTransaction, null, h(SendBatchAndKeep, {listId: 'one', rows})),
      ),
    );
    await expect.poll(opened.text).toContain('is unknown.');
    opened.click('It succeeded');
    await expect.poll(opened.text).not.toContain('It succeeded');

    opened.click('Send to 1');
    await expect.poll(opened.text).toContain('This list is paid.');
    expect(getKept()).toBeNull();
  });
});
