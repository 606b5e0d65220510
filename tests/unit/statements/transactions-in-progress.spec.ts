// Checks docs-react/guides/transactions-in-progress.mdx.
// A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test, type Bench} from './bench';
import {createSlowWallet, SwitchAccounts} from './switch-accounts';
import {pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {importSearch} from './kept-transaction';
import {findButton, isDisabled} from './page';

import {afterEach, describe, expect, onTestFinished} from 'vitest';
import {
  createElement as h,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import {Subject} from 'rxjs';

const guide = 'docs-react/guides/transactions-in-progress.mdx';
const reloadGuide = 'docs-react/guides/after-a-reload.mdx';

await importSearch(guide);
await importFiles(
  guide,
  'src/outcome-sentences.ts',
  'src/explorer-url.ts',
  'src/TransactionState.tsx',
);
const {SendAndKeep} = await importSample<{
  SendAndKeep: ComponentType<{storageKey?: string}>;
}>(reloadGuide, 'src/SendAndKeep.tsx', {page: guide});
const {LastTransaction} = await importSample<{
  LastTransaction: ComponentType<PropsWithChildren<{storageKey?: string}>>;
}>(reloadGuide, 'src/LastTransaction.tsx', {page: guide});
const {SignedIn} = await importSample<{
  SignedIn: ComponentType<{address?: string}>;
}>(guide, 'Changes to src/SignedIn.tsx');

afterEach(() => localStorage.clear());

const txHash = '0xab';

describe('List the transactions in progress, Give each account a key', () => {
  /** Each way to render the form below the chosen account. */
  const pages = {
    'a page with a key for each account': (name: string) =>
      h(SignedIn, {address: name}),
    'a page that mounts the form again, with one key': (name: string) =>
      h(LastTransaction, {key: name}, h(SendAndKeep)),
    'a page whose form stays mounted, with one key': () =>
      h(LastTransaction, null, h(SendAndKeep)),
    'a page whose form stays mounted, with a key for each account': (
      name: string,
    ) => h(SendAndKeep, {storageKey: `transaction polkadot ${name}`}),
  };
  const hasKeys = (kind: string) => kind.includes('for each');

  for (const [kind, render] of Object.entries(pages)) {
    test(`“until you approve or decline in your wallet”, in ${kind}`, async ({
      bench,
    }) => {
      const {signer, wallet} = createSlowWallet();
      const page = await bench.openBelowProviders(
        h(SwitchAccounts, {signer, render}),
      );
      await expect.poll(() => isDisabled('Send')).toBe(false);

      for (const answer of ['decline', 'approve'] as const) {
        page.click('Send');
        await expect.poll(wallet.isAsking).toBe(true);
        expect(isDisabled('Send')).toBe(true);
        page.click('Bob');
        await expect.poll(page.text).toContain('This is Bob');
        await expect.poll(() => isDisabled('Send')).toBe(!hasKeys(kind));
        page.click('Alice');
        await expect.poll(page.text).toContain('This is Alice');
        await expect.poll(() => isDisabled('Send')).toBe(true);
        if (!kind.includes('stays mounted'))
          expect(page.text()).toContain('A transfer is in progress.');

        wallet[answer]();
        await expect.poll(() => isDisabled('Send')).toBe(false);
      }

      expect(wallet.questions()).toBe(2);
      expect(localStorage).toHaveLength(0);
    });
  }
});

describe('List the transactions in progress, List the transactions', () => {
  /** The sections with the two versions of the list. */
  const versions = ['show', 'look-up'] as const;
  const found: Record<string, string> = {};
  const keyOf = (name: string, chain = 'polkadot') =>
    `transaction ${chain} ${name}`;
  const storeKept = (key: string, kept: object) =>
    localStorage.setItem(key, JSON.stringify({signedAt: -2, ...kept}));

  async function openList(
    bench: Bench,
    version: (typeof versions)[number] = 'look-up',
  ) {
    const folder = `transactions-in-progress-${version}`;
    Object.assign(globalThis, {found});
    for (const hash of Object.keys(found)) delete found[hash];
    const kept = await importSearch(folder, (code) =>
      code.replace(
        '  const { System }',
        `  const outcome = (globalThis as any).found[txHash];
  if (outcome === undefined) throw new Error('No block');
  return { outcome } as any;
  const { System }`,
      ),
    );
    await importFiles(folder, 'src/explorer-url.ts');
    const {PendingTransactions} = await importSample<{
      PendingTransactions: ComponentType;
    }>(`${guide}#${version}`, 'src/PendingTransactions.tsx', {
      page: folder,
      change:
        version === 'look-up'
          ? (code) => code.replace('30_000', '100')
          : undefined,
    });
    return {
      kept,
      open: () => bench.openBelowProviders(h(PendingTransactions)),
    };
  }

  test('“transactions of all accounts”, looked up “when it mounts, and again” later, with “Remove”', async ({
    bench,
  }) => {
    const {open} = await openList(bench);
    Object.assign(found, {'0xa1': 'succeeded', '0xb0': 'not found yet'});
    storeKept(keyOf('15alice'), {txHash: '0xa1', label: '1 DOT to Bob'});
    storeKept(keyOf('14bob'), {txHash: '0xb0', time: Date.UTC(2026, 11, 1, 9)});
    // Neither has a place in this list.
    storeKept(keyOf('15alice', 'kusama'), {txHash: '0xc0'});
    storeKept('payment order', {txHash: '0xd0'});

    const page = await open();
    await expect.poll(page.text).toContain('15alic…: 1 DOT to Bob. Succeeded.');
    expect(page.text()).toMatch(
      /12\/1\/2026.*, 14bob…: Transaction. In progress/,
    );
    expect(page.text()).not.toContain('order');
    expect(page.text().match(/Open in explorer/g)).toHaveLength(2);
    expect(page.text().match(/Remove/g)).toHaveLength(1);
    expect(localStorage.getItem(keyOf('15alice'))).toBeNull();

    page.click('Remove');
    await expect.poll(page.text).not.toContain('1 DOT to Bob');
    expect(findButton('Remove')).toBeUndefined();

    found['0xb0'] = 'failed';
    await expect.poll(page.text).toContain('14bob…: Transaction. Failed');
    expect(localStorage.getItem('payment order')).not.toBeNull();
    page.click('Remove');
    await expect.poll(page.text).toBe('');
  });

  test('“while the page is visible”', async ({bench}) => {
    const {open} = await openList(bench);
    Object.defineProperty(document, 'visibilityState', {
      value: 'hidden',
      configurable: true,
    });
    onTestFinished(
      () => void Reflect.deleteProperty(document, 'visibilityState'),
    );
    found['0xa1'] = 'succeeded';
    storeKept(keyOf('15alice'), {txHash: '0xa1'});
    const page = await open();
    await expect.poll(page.text).toContain('In progress.');
    await pause(300);
    expect(page.text()).toContain('In progress.');
    Reflect.deleteProperty(document, 'visibilityState');
    await expect.poll(page.text).toContain('Succeeded.');
    page.click('Remove');
  });

  test('“Unknown means that no block can include the transaction anymore”, so “your user can remove the transaction”', async ({
    bench,
  }) => {
    const {open} = await openList(bench);
    storeKept(keyOf('15alice'), {txHash: '0xa1', signedAt: -100});
    storeKept(keyOf('14bob'), {txHash: '0xb0', signedAt: -2});
    const page = await open();
    await expect.poll(page.text).toContain('15alic…: Transaction. Unknown.');
    expect(page.text()).toContain('14bob…: Transaction. In progress.');
    page.click('Remove');
    await expect.poll(page.text).not.toContain('15alic');
    expect(localStorage.getItem(keyOf('15alice'))).toBeNull();
    expect(findButton('Remove')).toBeUndefined();
    expect(localStorage.getItem(keyOf('14bob'))).not.toBeNull();
  });

  for (const version of versions)
    test(`“shows a transaction as soon as it’s signed”, and its outcome from this page, in the version of “${version}”`, async ({
      bench,
    }) => {
      const {open, kept} = await openList(bench, version);
      const page = await open();
      // Otherwise, the list would first read the entry when it mounts.
      await expect.poll(() => document.querySelector('ul')).not.toBeNull();
      const events = new Subject<object>();
      const client = {getFinalizedBlock: () => Promise.resolve({number: -2})};
      void kept.keepTransaction(
        client,
        events,
        {label: '1 DOT to Bob'},
        keyOf('15alice'),
      );
      events.next({type: 'signed', txHash});
      await expect
        .poll(page.text)
        .toContain('15alic…: 1 DOT to Bob. In progress.');
      expect(findButton('Remove')).toBeUndefined();
      events.next({type: 'finalized', txHash, ok: false});
      await expect
        .poll(page.text)
        .toContain('1 DOT to Bob. Failed in its block.');
      page.click('Remove');
      await expect.poll(page.text).toBe('');
    });
});
