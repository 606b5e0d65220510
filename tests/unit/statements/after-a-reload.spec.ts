import {importSample} from './import-sample';

import {describe, expect, test} from 'vitest';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {toHex} from 'polkadot-api/utils';
import {NEVER, of, throwError, concat} from 'rxjs';

import './page';

const page = 'docs-react/guides/after-a-reload.mdx';
const partial = 'docs-shared/_transaction-after-reload.mdx';
const {keepTransaction, getKept, forget} = await importSample<{
  keepTransaction(client: unknown, events: unknown): Promise<void>;
  getKept(): {txHash: string; signedAt: number} | null;
  forget(kept: {txHash: string}): void;
}>(partial, 'src/kept-transaction.ts', page);
const {findTransaction} = await importSample<{
  findTransaction(client: unknown, kept: unknown): Promise<unknown>;
}>(partial, 'src/find-transaction.ts', page);
await importSample(
  'docs-shared/_describe-failure.mdx',
  'src/describe-failure.ts',
  page,
);
await importSample(
  'docs-shared/_failed-rows.mdx',
  'src/get-failed-rows.ts',
  page,
);
const {getRowSentences} = await importSample<{
  getRowSentences(found: unknown, kept: unknown): string[];
}>('docs-shared/_batch-after-reload.mdx', 'src/row-sentences.ts', page);

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
  getTypedApi: () => ({
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

  test('“Before `broadcasted`, nothing was sent”', async () => {
    // The chain refuses later than the client knows the final block.
    const later = new Promise((_, reject) => setTimeout(reject, 10));
    await keepTransaction(client, concat(signed, later));
    expect(getKept()).toBeNull();
  });

  test('“Later, the outcome is unknown”', async () => {
    const events = concat(signed, of({type: 'broadcasted', txHash}), refused);
    let isOver = false;
    void keepTransaction(client, events).then(() => (isOver = true));
    await settle();
    expect(getKept()).toEqual({txHash, signedAt: 10});
    expect(isOver).toBe(false);
    forget({txHash});
  });

  test('“keeps both values until the outcome is known”', async () => {
    const broadcasted = concat(
      signed,
      of({type: 'broadcasted', txHash}),
      NEVER,
    );
    void keepTransaction(client, broadcasted);
    await settle();
    expect(getKept()?.txHash).toBe(txHash);
    await keepTransaction(client, of({type: 'finalized', txHash}));
    expect(getKept()).toBeNull();
  });
});
