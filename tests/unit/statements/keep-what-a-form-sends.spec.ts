// Checks docs-react/guides/keep-what-a-form-sends.mdx.
// Titles have the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test} from './bench';
import {fillInForm, importCheckedForm} from './checked-form';
import {importFiles, importSample} from './import-sample';
import type {KeptTransaction} from './kept-transaction';
import {createLossyConfig} from './lossy-node';
import {findButton, isDisabled, readAlerts} from './page';
import {createSlowWallet, SwitchAccounts} from './switch-accounts';

import {afterEach, describe, expect} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';
import {Subject} from 'rxjs';

const guide = 'docs-react/guides/keep-what-a-form-sends.mdx';
const {getKept, forget, keepTransaction} = await importSample<KeptTransaction>(
  'docs-shared/_transaction-after-reload.mdx',
  'src/kept-transaction.ts',
  {page: guide},
);
const SendForm = (await importCheckedForm(
  guide,
  'Changes to src/SendForm.tsx',
  'form-that-checks',
)) as ComponentType<{storageKey?: string}>;

afterEach(() => localStorage.clear());

test('Keep what your form sends, Change the form: “It stays `true` after an error if the transfer may still arrive”', async ({
  bench,
}) => {
  const {signer, signatures} = createCountingSigner();
  const page = await bench.open(
    belowProviders(
      createLossyConfig(bench),
      h(SignerProvider, {signer}, h(SendForm)),
    ),
  );
  await fillInForm();
  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();

  page.click('Send');
  await expect.poll(readAlerts).toHaveLength(1);
  expect(isDisabled('Check')).toBe(true);
  expect(getKept()).not.toBeNull();
  expect(signatures()).toBe(1);
  // Otherwise, it would disable the buttons of later tests.
  forget(getKept()!);
  await expect.poll(() => isDisabled('Check')).toBe(false);
});

test('Keep what your form sends, Change the form: “and also if the form is mounted again”, but not for another key', async ({
  bench,
}) => {
  const {signer, wallet} = createSlowWallet();
  const page = await bench.openBelowProviders(
    h(SwitchAccounts, {
      signer,
      render: (name) =>
        h(SendForm, {key: name, storageKey: `transaction polkadot ${name}`}),
    }),
  );
  await fillInForm();
  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();
  page.click('Send');
  await expect.poll(wallet.isAsking).toBe(true);

  page.click('Bob');
  await expect.poll(() => isDisabled('Check')).toBe(false);
  page.click('Alice');
  await expect.poll(() => isDisabled('Check')).toBe(true);
  wallet.approve();
  await expect.poll(() => isDisabled('Check')).toBe(false);
  expect(wallet.questions()).toBe(1);
});

describe('Keep what your form sends, Show the last outcome', async () => {
  await importSample('docs-shared/_last-outcome.mdx', 'src/last-outcome.ts', {
    page: guide,
  });
  await importFiles(guide, 'src/explorer-url.ts', 'src/outcome-sentences.ts');
  const {LastOutcome} = await importSample<{
    LastOutcome: ComponentType<{storageKey: string}>;
  }>(guide, 'src/LastOutcome.tsx');
  const succeeded = 'Transfer to Bob: Your last transaction succeeded.';

  /** Keeps a signed transaction under a key, and returns what ends it. */
  async function send(storageKey: string, txHash = '0xab') {
    const client = {getFinalizedBlock: () => Promise.resolve({number: 10})};
    const events = new Subject<object>();
    const details = {label: 'Transfer to Bob'};
    const promise = keepTransaction(client, events, details, storageKey);
    events.next({type: 'signed', txHash});
    await expect.poll(() => getKept(storageKey)).not.toBeNull();
    return {
      promise,
      finalize: (ok: boolean) => events.next({type: 'finalized', txHash, ok}),
      refuse: () => events.error(new Error('Refused')),
    };
  }

  test('“On a later visit, the component shows, for example”, an outcome of the visit before', async ({
    bench,
  }) => {
    const storageKey = 'last outcome, stored';
    const page = await bench.openBelowProviders(h(LastOutcome, {storageKey}));
    const {promise, finalize} = await send(storageKey);
    expect(page.text()).toBe('');
    finalize(true);
    await promise;
    await expect.poll(page.text).toContain(succeeded);

    // A new visit doesn't have what the page remembers.
    forget({txHash: '0xab'}, storageKey);
    await expect.poll(page.text).toContain(succeeded);
    expect(page.text()).toContain('Signed: ');
    expect(document.querySelector('a')?.href).toContain('extrinsic/0xab');
  });

  test('“While the outcome of a newer transaction is unknown, it shows nothing”', async ({
    bench,
  }) => {
    const storageKey = 'last outcome, newer';
    const page = await bench.openBelowProviders(h(LastOutcome, {storageKey}));
    const first = await send(storageKey);
    first.finalize(true);
    await first.promise;
    await expect.poll(page.text).toContain(succeeded);

    const second = await send(storageKey, '0xcd');
    await expect.poll(page.text).toBe('');
    second.finalize(false);
    await second.promise;
    await expect.poll(page.text).toContain('failed in its block');

    // “a transaction that was never sent” isn't stored.
    const third = await send(storageKey, '0xef');
    await expect.poll(page.text).toBe('');
    third.refuse();
    await third.promise;
    await expect.poll(page.text).toContain('failed in its block');
  });

  test('“Another tab may have stored a newer one”', async ({bench}) => {
    const storageKey = 'last outcome, other tab';
    const page = await bench.openBelowProviders(h(LastOutcome, {storageKey}));
    const {promise, finalize} = await send(storageKey);
    finalize(true);
    await promise;
    await expect.poll(page.text).toContain(succeeded);

    const name = `last ${storageKey}`;
    const newer = JSON.stringify({
      txHash: '0xcd',
      signedAt: 20,
      time: Date.now() + 1000,
      outcome: 'expired',
    });
    localStorage.setItem(name, newer);
    window.dispatchEvent(new window.Event('storage'));
    await expect.poll(page.text).toContain('has expired');
    expect(localStorage.getItem(name)).toBe(newer);
  });
});
