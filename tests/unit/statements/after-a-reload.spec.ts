// Checks docs-react/guides/after-a-reload.mdx, steps 1 to 3. A title has the
// guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test, type Bench} from './bench';
import {importFiles, importSample, searchFinds} from './import-sample';
import {isDisabled} from './page';

import {afterEach, describe, expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {
  createElement as h,
  Fragment,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import {Subject} from 'rxjs';

const guide = 'docs-react/guides/after-a-reload.mdx';
const {keepTransaction, getKept, forget} = await importSample<{
  keepTransaction(
    client: unknown,
    events: unknown,
    payment?: {paymentId: string; rows: string[]},
    key?: string,
  ): Promise<{type: string} | undefined>;
  getKept(key?: string): {txHash: string; signedAt: number} | null;
  forget(kept: {txHash: string}, key?: string): void;
}>('docs-shared/_transaction-after-reload.mdx', 'src/kept-transaction.ts', {
  page: guide,
});
const {canBeIncluded} = await importSample<{
  canBeIncluded(client: unknown, kept: {signedAt: number}): Promise<boolean>;
}>('docs-shared/_find-transaction.mdx', 'src/find-transaction.ts', {
  page: guide,
});
const {canFind} = await importSample<{
  canFind(client: unknown): Promise<boolean>;
}>('docs-shared/_can-find.mdx', 'src/can-find.ts', {page: guide});
await importFiles(
  guide,
  'src/outcome-sentences.ts',
  'src/explorer-url.ts',
  'src/TransactionState.tsx',
);
const {NodeCheck} = await importSample<{NodeCheck: ComponentType}>(
  guide,
  'src/NodeCheck.tsx',
);
const {SendAndKeep} = await importSample<{SendAndKeep: ComponentType}>(
  guide,
  'src/SendAndKeep.tsx',
);
const {LastTransaction} = await importSample<{
  LastTransaction: ComponentType<PropsWithChildren<{storageKey?: string}>>;
}>(guide, 'src/LastTransaction.tsx');

afterEach(() => localStorage.clear());

const txHash = '0xab';

describe('After a reload, Keep what identifies the transaction', () => {
  const client = {getFinalizedBlock: () => Promise.resolve({number: 10})};
  const kept = {txHash, signedAt: 10};
  const payment = {paymentId: 'one', rows: ['Bob']};

  /** Keeps a transaction whose events the test emits. */
  function keep(key?: string) {
    const events = new Subject<{type: string; txHash: string}>();
    const promise = keepTransaction(client, events, payment, key);
    let isOver = false;
    void promise.then(() => (isOver = true));
    return {
      promise,
      isOver: () => isOver,
      emit: (type: string) => events.next({type, txHash}),
      refuse: () => events.error(new Error('Refused')),
    };
  }

  /** Lets the promises of `keepTransaction` settle. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('“keeps the hash and the block number”, and a payment’s ID and rows', async () => {
    const {emit} = keep();
    emit('signed');
    await settle();
    expect(getKept()).toEqual({...kept, ...payment});
  });

  test('“until the outcome is known”', async () => {
    const {promise, isOver, emit} = keep();
    emit('signed');
    emit('broadcasted');
    await settle();
    expect(getKept()).toMatchObject(kept);
    expect(isOver()).toBe(false);
    emit('finalized');
    expect(await promise).toEqual({type: 'finalized', txHash});
    expect(getKept()).toBeNull();
  });

  test('“If it comes before `broadcasted`, nothing was sent”: an error deletes the entry', async () => {
    const {promise, emit, refuse} = keep();
    emit('signed');
    await settle();
    expect(getKept()).toMatchObject(kept);
    refuse();
    await promise;
    expect(getKept()).toBeNull();
  });

  test('“If it comes before `broadcasted`, nothing was sent”: an error also deletes an entry that is still being written', async () => {
    const {promise, emit, refuse} = keep();
    emit('signed');
    refuse();
    await promise;
    await settle();
    expect(getKept()).toBeNull();
  });

  test('with a key, “Bob’s transaction no longer replaces Alice’s”', async () => {
    const alice = keep('transaction polkadot Alice');
    alice.emit('signed');
    const bob = keep('transaction polkadot Bob');
    bob.emit('signed');
    bob.emit('broadcasted');
    await settle();
    expect(getKept('transaction polkadot Alice')).toMatchObject(kept);
    expect(getKept('transaction polkadot Bob')).toMatchObject(kept);
    expect(getKept()).toBeNull();

    // Their hashes are equal here, so only the keys tell them apart.
    bob.emit('finalized');
    await bob.promise;
    expect(getKept('transaction polkadot Bob')).toBeNull();
    expect(getKept('transaction polkadot Alice')).toMatchObject(kept);
    forget(kept);
    expect(getKept('transaction polkadot Alice')).toMatchObject(kept);
    forget(kept, 'transaction polkadot Alice');
    expect(getKept('transaction polkadot Alice')).toBeNull();
  });

  test('“If an error comes after `broadcasted`, the entry stays, and the promise stays open”', async () => {
    const {isOver, emit, refuse} = keep();
    emit('signed');
    emit('broadcasted');
    refuse();
    await settle();
    expect(getKept()).toMatchObject(kept);
    expect(isOver()).toBe(false);
  });
});

test('After a reload, Search the blocks: “Returns whether a block can still include the transaction, as far as known”', async () => {
  const clientAt = (number: number) => ({
    getFinalizedBlock: () => Promise.resolve({number}),
  });
  const refusing = {
    getFinalizedBlock: () => Promise.reject(new Error('Refused')),
  };
  const kept = {signedAt: 10};
  // A transaction lives for 64 blocks.
  expect(await canBeIncluded(clientAt(73), kept)).toBe(true);
  expect(await canBeIncluded(clientAt(74), kept)).toBe(false);
  expect(await canBeIncluded(refusing, kept)).toBe(true);
});

describe('After a reload, Find out whether a node is an archive node', () => {
  test('`canFind` returns “whether the node has a block that’s about 1,000 blocks old”', async () => {
    const archive = {
      getFinalizedBlock: () => Promise.resolve({number: 1010}),
      // 1,000 blocks before the newest one.
      _request: (_method: string, [number]: number[]) =>
        Promise.resolve(number === 10 ? '0xb10c' : null),
      getBlockBody: () => Promise.resolve([]),
      getUnsafeApi: () => ({
        query: {System: {Events: {getValue: () => Promise.resolve([])}}},
      }),
    };
    const refuse = () => Promise.reject(new Error('Refused'));
    expect(await canFind(archive)).toBe(true);
    expect(await canFind({...archive, getBlockBody: refuse})).toBe(false);
    expect(await canFind({...archive, _request: refuse})).toBe(false);
  });

  test('“This component shows the answer”', async ({bench}) => {
    const page = await bench.openBelowProviders(h(NodeCheck));
    await expect.poll(page.text).toBe('No old blocks here.');
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

  test('the button “stays disabled until a second transfer is safe”', async ({
    bench,
  }) => {
    const page = await openSendAndKeep(bench);
    await expect.poll(() => isDisabled('Send')).toBe(false);
    page.click('Send');
    await expect.poll(getKept).not.toBeNull();
    expect(isDisabled('Send')).toBe(true);
    await expect.poll(() => isDisabled('Send')).toBe(false);
    expect(page.text()).toContain('Done');
    expect(getKept()).toBeNull();
  });

  test('“As long as the outcome is unknown, it disables everything inside it and offers to look again”', async ({
    bench,
  }) => {
    // The simulated node doesn't answer for a block of this number. More than 64
    // blocks ago, no block can include the transaction anymore.
    const kept = {txHash, signedAt: -100};
    localStorage.setItem('transaction', JSON.stringify(kept));
    const page = await openSendAndKeep(bench);
    await expect
      .poll(page.text)
      .toContain(`The outcome of ${txHash} is unknown.`);
    expect(isDisabled('Send')).toBe(true);
    expect(isDisabled('Look again')).toBe(false);
    expect(page.text()).toContain('Look it up in a block explorer');
    expect(getKept()).toEqual(kept);

    page.click('I know how it ended');
    await expect.poll(() => isDisabled('Send')).toBe(false);
    expect(getKept()).toBeNull();
  });

  test('the user’s answer removes the sentence “is unknown”', async ({
    bench,
  }) => {
    localStorage.setItem(
      'transaction',
      JSON.stringify({txHash, signedAt: -100}),
    );
    const page = await openSendAndKeep(bench);
    await expect.poll(page.text).toContain('is unknown');
    page.click('I know how it ended');
    await expect.poll(() => isDisabled('Send')).toBe(false);
    expect(page.text()).not.toContain('is unknown');
  });

  test('“A click in it removes the sentence about the last transaction”', async ({
    bench,
  }) => {
    // The simulated node doesn't answer the search.
    const folder = 'after-a-reload-found';
    await importSample(
      'docs-shared/_find-transaction.mdx',
      'src/find-transaction.ts',
      {
        page: folder,
        change: searchFinds({outcome: 'failed'}),
      },
    );
    await importSample(
      'docs-shared/_transaction-after-reload.mdx',
      'src/kept-transaction.ts',
      {page: folder},
    );
    await importFiles(
      folder,
      'src/outcome-sentences.ts',
      'src/explorer-url.ts',
    );
    const found = await importSample<{
      LastTransaction: ComponentType<PropsWithChildren>;
    }>(guide, 'src/LastTransaction.tsx', {page: folder});
    localStorage.setItem('transaction', JSON.stringify({txHash, signedAt: 1}));
    const page = await bench.openBelowProviders(
      h(found.LastTransaction, null, h('button', null, 'Send')),
    );
    await expect.poll(page.text).toContain('Your last transaction failed');
    page.click('Send');
    await expect.poll(page.text).toBe('Send');
  });

  test('“`storageKey` is for transactions that you keep under keys”', async ({
    bench,
  }) => {
    const keep = (key: string, hash: string) =>
      localStorage.setItem(key, JSON.stringify({txHash: hash, signedAt: -100}));
    keep('of Alice', txHash);
    keep('transaction', '0xcd');
    const page = await bench.openBelowProviders(
      h(
        Fragment,
        null,
        h(LastTransaction, {storageKey: 'of Bob'}, h('button', null, 'Bob')),
        h(
          LastTransaction,
          {storageKey: 'of Alice'},
          h('button', null, 'Alice'),
        ),
      ),
    );
    await expect
      .poll(page.text)
      .toContain(`The outcome of ${txHash} is unknown.`);
    expect(isDisabled('Bob')).toBe(false);
    expect(isDisabled('Alice')).toBe(true);

    page.click('I know how it ended');
    await expect.poll(() => isDisabled('Alice')).toBe(false);
    expect(localStorage.getItem('of Alice')).toBeNull();
    expect(getKept()).not.toBeNull();
  });

  test('“during which I know how it ended stays disabled”', async ({bench}) => {
    // Less than 64 blocks ago, also with the blocks of a few seconds.
    localStorage.setItem('transaction', JSON.stringify({txHash, signedAt: -2}));
    const page = await openSendAndKeep(bench);
    await expect.poll(page.text).toContain('A block can still include it.');
    expect(isDisabled('I know how it ended')).toBe(true);
    expect(isDisabled('Look again')).toBe(false);
  });
});
