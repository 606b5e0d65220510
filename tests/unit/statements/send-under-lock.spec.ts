// Checks docs-shared/_send-under-lock.mdx, a part of Keep what your form sends. A title has the
// guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';
import {importSearch, type KeptTransaction} from './kept-transaction';
import {dispatch} from './page';
import {fillStorage, taken, usePaymentBench} from './payment-bench';

import {describe, expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';
import {Subject} from 'rxjs';

const key = 'transaction polkadot Alice';
const lock = `send ${key}`;
const txHash = '0xab';
const busy = 'A transaction is in progress, here or in another tab.';
const unknown = 'Reload the page to look up the last transaction.';

interface Tab extends KeptTransaction {
  sendUnderLock(
    client: object,
    send: () => object,
    details: object,
    key: string,
  ): Promise<string | undefined>;
}

usePaymentBench();

/** Each copy has a memory of its own, like a tab. */
async function openTab(page: string) {
  const kept = await importSearch(page);
  const {sendUnderLock} = await importSample<Pick<Tab, 'sendUnderLock'>>(
    'docs-shared/_send-under-lock.mdx',
    'src/send-under-lock.ts',
    {page},
  );
  const client = {getFinalizedBlock: () => Promise.resolve({number: 10})};
  return {
    ...kept,
    /** Sends a transaction whose events the test emits. */
    send() {
      const events = new Subject<object>();
      let isSent = false;
      let result: string | undefined | symbol = open;
      const start = () => {
        isSent = true;
        return events;
      };
      void sendUnderLock(client, start, {}, key).then((end) => (result = end));
      return {
        isSent: () => isSent,
        result: () => result,
        emit: (type: string) => events.next({type, txHash, ok: true}),
        fail: () => events.error(new Error('Lost')),
      };
    },
  };
}

const open = Symbol('open');

const first = await openTab('send-under-lock-first');
const second = await openTab('send-under-lock-second');

/** Sends in the first tab, until the transaction is broadcast and kept. */
async function sendInFirstTab() {
  const sending = first.send();
  await expect.poll(sending.isSent).toBe(true);
  sending.emit('signed');
  sending.emit('broadcasted');
  await expect.poll(() => first.getKept(key)).not.toBeNull();
  return sending;
}

async function expectRefusal(tab: typeof first, sentence: string) {
  const attempt = tab.send();
  await expect.poll(attempt.result).toBe(sentence);
  expect(attempt.isSent()).toBe(false);
}

describe('Keep what your form sends, Protect a form that’s open in two tabs', () => {
  test('“hold a lock from the click to the outcome”: the other tab sends only afterward', async () => {
    const sending = await sendInFirstTab();
    await expectRefusal(second, busy);
    await expectRefusal(first, busy);
    sending.emit('finalized');
    await expect.poll(sending.result).toBeUndefined();
    expect(taken.size).toBe(0);

    const next = second.send();
    await expect.poll(next.isSent).toBe(true);
    next.emit('finalized');
    await expect.poll(next.result).toBeUndefined();
  });

  test('a user who declines can send again', async () => {
    const sending = first.send();
    await expect.poll(sending.isSent).toBe(true);
    sending.fail();
    await expect.poll(sending.result).toBeUndefined();
    expect(taken.size).toBe(0);
  });

  test('“only if no earlier transaction is waiting for its outcome”', async () => {
    localStorage.setItem(key, JSON.stringify({txHash, signedAt: 1}));
    await expectRefusal(first, unknown);
    expect(taken.size).toBe(0);
  });

  test('“If the browser blocks its storage or has no room left, nothing is sent”', async () => {
    fillStorage(() => true);
    await expectRefusal(first, "The browser's storage is full or blocked.");
    expect(taken.size).toBe(0);
  });

  test('“The lock ends as soon as `isUnderway` returns `false`”, after a look-up in this tab', async () => {
    const sending = await sendInFirstTab();
    sending.fail();
    await expectRefusal(second, busy);
    first.forget({txHash}, key, 'succeeded');
    await expect.poll(sending.result).toBeUndefined();
    expect(taken.size).toBe(0);
  });

  test('“If a look-up in another tab finds the outcome first”', async () => {
    const sending = await sendInFirstTab();
    sending.fail();
    second.forget({txHash}, key, 'succeeded');
    dispatch(window, 'storage');
    await expect.poll(sending.result).toBeUndefined();
    expect(first.isUnderway(key)).toBe(false);
    expect(taken.size).toBe(0);
  });

  test('after the first tab is closed, the second one doesn’t send before it looks', async () => {
    const sending = await sendInFirstTab();
    taken.clear();
    await expectRefusal(second, unknown);
    // Otherwise, the first tab would wait during later tests.
    sending.emit('finalized');
    await expect.poll(sending.result).toBeUndefined();
  });

  test('“call `sendUnderLock` instead of `keepTransaction`, and show its sentence”', async ({
    bench,
  }) => {
    const {open: openForm, signatures} = await importForm(bench);
    const page = await openForm();
    taken.add(lock);
    page.click('Send');
    await expect.poll(page.text).toContain(busy);
    expect(signatures()).toBe(0);

    taken.clear();
    page.click('Send');
    await expect.poll(page.text).toContain('Done');
    expect(page.text()).not.toContain(busy);
    expect(signatures()).toBe(1);
    expect(taken.size).toBe(0);
  });
});

async function importForm(bench: Bench) {
  const page = 'send-under-lock-form';
  await openTab(page);
  await importFiles(page, 'src/TransactionState.tsx');
  const {SendAndKeep} = await importSample<{
    SendAndKeep: ComponentType<{storageKey: string}>;
  }>(
    'docs-react/guides/keep-what-a-form-sends.mdx',
    'Changes to src/SendAndKeep.tsx',
    {
      page,
    },
  );
  const {signer, signatures} = createCountingSigner();
  const form = h(SignerProvider, {signer}, h(SendAndKeep, {storageKey: key}));
  return {
    signatures,
    async open() {
      const opened = await bench.openBelowProviders(form);
      await expect.poll(opened.text).toContain('Send');
      return opened;
    },
  };
}
