// Checks docs-react/guides/after-a-reload.mdx, except its changes to other forms.
// A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test, type Bench} from './bench';
import {pause} from './helpers';
import {importFiles, importSample, searchFinds} from './import-sample';
import {importSearch, type KeptTransaction} from './kept-transaction';
import {isDisabled} from './page';

import {afterEach, describe, expect, onTestFinished} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {
  createElement as h,
  Fragment,
  useSyncExternalStore,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import {Subject} from 'rxjs';

const guide = 'docs-react/guides/after-a-reload.mdx';

const {keepTransaction, getKept, forget, isUnderway, watchTransactions} =
  await importSample<KeptTransaction>(
    'docs-shared/_transaction-after-reload.mdx',
    'src/kept-transaction.ts',
    {
      page: guide,
    },
  );
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
const {SendAndKeep} = await importSample<{
  SendAndKeep: ComponentType<{storageKey?: string}>;
}>(guide, 'src/SendAndKeep.tsx');
const {LastTransaction} = await importSample<{
  LastTransaction: ComponentType<PropsWithChildren<{storageKey?: string}>>;
}>(guide, 'src/LastTransaction.tsx');

afterEach(() => localStorage.clear());

const txHash = '0xab';

describe('After a reload, Keep what identifies the transaction', () => {
  const client = {getFinalizedBlock: () => Promise.resolve({number: 10})};
  const kept = {txHash, signedAt: 10};
  const payment = {label: 'One', rows: ['Bob']};

  /** Keeps a transaction whose events the test emits. */
  function keep(key?: string) {
    const events = new Subject<{type: string; txHash: string}>();
    const promise = keepTransaction(client, events, payment, key);
    // Otherwise, one that stays open would disable the buttons of later tests.
    onTestFinished(() => forget({txHash}, key));
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

  test('“keeps the hash and the block number”, and a payment’s label and rows', async () => {
    const {emit} = keep();
    emit('signed');
    await settle();
    expect(getKept()).toEqual({
      ...kept,
      ...payment,
      time: expect.any(Number) as number,
    });
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

  test('with a key, it keeps one transaction for each key', async () => {
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

  test('If an error comes after `broadcasted`, “The entry stays until the next visit”, and “The promise stays open”', async () => {
    const {isOver, emit, refuse} = keep();
    emit('signed');
    emit('broadcasted');
    refuse();
    await settle();
    expect(getKept()).toMatchObject(kept);
    expect(isOver()).toBe(false);
    expect(isUnderway()).toBe(true);
  });

  test('`isUnderway` returns `true` “from the call of `keepTransaction` until its promise resolves”, for its key alone', async () => {
    const key = 'transaction polkadot Alice';
    const answers: boolean[] = [];
    onTestFinished(watchTransactions(() => answers.push(isUnderway(key))));
    const {promise, emit} = keep(key);
    expect(isUnderway(key)).toBe(true);
    expect(isUnderway()).toBe(false);
    emit('signed');
    await settle();
    expect(isUnderway(key)).toBe(true);
    emit('finalized');
    await promise;
    expect(isUnderway(key)).toBe(false);
    expect(answers[0]).toBe(true);
    expect(answers.at(-1)).toBe(false);
  });

  test('“No button stays disabled forever”: not after “the user declines”', async () => {
    const {promise, refuse} = keep();
    expect(isUnderway()).toBe(true);
    refuse();
    await promise;
    expect(isUnderway()).toBe(false);
  });

  test('“If the look-up finds the outcome while the promise is open, `forget` ends the wait, too”', async () => {
    const {emit, refuse} = keep();
    emit('signed');
    emit('broadcasted');
    refuse();
    await settle();
    expect(isUnderway()).toBe(true);
    forget({txHash: '0xcd'});
    expect(isUnderway()).toBe(true);
    forget({txHash});
    expect(isUnderway()).toBe(false);
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
    const folder = 'after-a-reload-failed';
    await importSearch(folder, searchFinds({outcome: 'failed'}));
    const found = await importLastTransaction(folder);
    localStorage.setItem(
      'transaction',
      JSON.stringify({txHash, signedAt: 1, label: '1 DOT to Bob'}),
    );
    const page = await bench.openBelowProviders(
      h(found.LastTransaction, null, h('button', null, 'Send')),
    );
    await expect
      .poll(page.text)
      .toContain('1 DOT to Bob: Your last transaction failed');
    page.click('Send');
    await expect.poll(page.text).toBe('Send');
  });

  test('`getEnded` returns “a transaction that ended while the page was open, with its outcome”, also if the component finds it', async ({
    bench,
  }) => {
    const folder = 'after-a-reload-ended';
    const {getEnded, watchTransactions: watch} = await importSearch(
      folder,
      searchFinds({outcome: 'failed'}),
    );
    const {LastTransaction: Last} = await importLastTransaction(folder);
    localStorage.setItem('transaction', JSON.stringify({txHash, signedAt: 1}));
    const Outcome = () =>
      useSyncExternalStore(watch, () => getEnded()?.outcome) ?? 'none yet';
    const page = await bench.openBelowProviders(
      h(Fragment, null, h(Last), 'Elsewhere: ', h(Outcome)),
    );
    await expect.poll(page.text).toContain('Elsewhere: failed');
  });

  describe('“The search starts only for a transaction from an earlier visit”', () => {
    const folder = 'after-a-reload-open';

    /** Sends under the default key, and returns what emits the events. */
    async function send() {
      const kept = await importSearch(
        folder,
        searchFinds({outcome: 'not found yet'}),
      );
      const {LastTransaction: Last} = await importLastTransaction(folder);
      const events = new Subject<object>();
      const client = {getFinalizedBlock: () => Promise.resolve({number: 10})};
      void kept.keepTransaction(client, events, {label: '1 DOT to Bob'});
      const emit = (type: string) => events.next({type, txHash, ok: true});
      const refuse = () => events.error(new Error('Refused'));
      return {
        ...kept,
        emit,
        refuse,
        form: h(Last, null, h('button', null, 'Send')),
      };
    }

    test('“when a user leaves your form for another page of your app and comes back”, the form says nothing until the outcome', async ({
      bench,
    }) => {
      const {emit, form, getKept: get} = await send();
      emit('signed');
      await expect.poll(() => get()).not.toBeNull();
      const page = await bench.openBelowProviders(form);
      await expect.poll(page.text).toBe('Send');
      expect(isDisabled('Send')).toBe(false);

      // React runs the effect after it has shown the form.
      await pause(50);
      emit('finalized');
      await expect
        .poll(page.text)
        .toBe('1 DOT to Bob: Your last transaction succeeded.Send');
      expect(isDisabled('Send')).toBe(false);
    });

    test('“`before` is an earlier transaction that has already ended”', async ({
      bench,
    }) => {
      const earlier = await send();
      earlier.emit('signed');
      earlier.emit('finalized');
      await expect.poll(() => earlier.getEnded()).toBeDefined();
      await expect.poll(() => earlier.isUnderway()).toBe(false);

      const {refuse, form, isUnderway: isOpen} = await send();
      const page = await bench.openBelowProviders(form);
      await expect.poll(page.text).toBe('Send');
      refuse();
      await expect.poll(() => isOpen()).toBe(false);
      await pause(50);
      expect(page.text()).toBe('Send');
    });

    test('a transaction from an earlier visit that ends “in another tab” unlocks the form', async ({
      bench,
    }) => {
      await importSearch(folder, searchFinds({outcome: 'not found yet'}));
      const {LastTransaction: Last} = await importLastTransaction(folder);
      localStorage.setItem(
        'transaction',
        JSON.stringify({txHash, signedAt: 1, label: '1 DOT to Bob'}),
      );
      const page = await bench.openBelowProviders(
        h(Last, null, h('button', null, 'Send')),
      );
      await expect.poll(page.text).toContain("1 DOT to Bob: We don't know yet");
      expect(isDisabled('Send')).toBe(true);

      localStorage.removeItem('transaction');
      window.dispatchEvent(new window.Event('storage'));
      await expect.poll(page.text).toBe('Send');
      expect(isDisabled('Send')).toBe(false);
    });
  });

  test('the prop `storageKey` is there to “give each account a key”', async ({
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

async function importLastTransaction(folder: string) {
  await importFiles(folder, 'src/outcome-sentences.ts', 'src/explorer-url.ts');
  return importSample<{LastTransaction: ComponentType<PropsWithChildren>}>(
    guide,
    'src/LastTransaction.tsx',
    {page: folder},
  );
}
