// Checks docs-react/guides/pay-once.mdx. A title has the guide's name, the section,
// and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {dispatch, findButton, isDisabled} from './page';
import {
  fillStorage,
  importPaymentTab,
  readReceipt,
  taken,
  usePaymentBench,
  watchStorage,
  type PaymentTab,
} from './payment-bench';

import {readFileSync} from 'node:fs';

import {describe, expect, vi} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/pay-once.mdx';
usePaymentBench();

interface Order {
  id: string;
  recipient: string;
  amount: bigint;
}

interface Tab extends PaymentTab {
  PayOrder: ComponentType<{order: Order}>;
}

/** Opens a tab, as {@link importPaymentTab}, with the component of an order. */
async function importTab(
  page: string,
  found?: object,
  change?: (code: string) => string,
): Promise<Tab> {
  const tab = await importPaymentTab(page, found, change);
  await importSample(guide, 'src/PayButton.tsx', {page});
  const {PayOrder} = await importSample<Pick<Tab, 'PayOrder'>>(
    guide,
    'src/PayOrder.tsx',
    {page},
  );
  return {...tab, PayOrder};
}

const firstTab = await importTab(guide);
const {getKept} = firstTab;
const secondTab = await importTab('pay-once-second-tab');

/**
 * Opens an order in a tab. Each test has its own order, because a paid one stays
 * paid until the process ends.
 */
async function openOrder(
  bench: Bench,
  id: string,
  {PayOrder}: Tab = firstTab,
  config = bench.config,
) {
  const {signer, signatures} = createCountingSigner();
  const order = {id, recipient: bob.address, amount: 10_000_000_000n};
  const page = await bench.open(
    belowProviders(config, h(SignerProvider, {signer}, h(PayOrder, {order}))),
  );
  await expect.poll(page.text).toMatch(/Pay|Paid/);
  return {page, signatures};
}

const txHash = '0xab';

/** Keeps an earlier attempt, which the simulated node can't find. */
const keepAttempt = (id: string, signedAt = -100) =>
  localStorage.setItem(`payment ${id}`, JSON.stringify({txHash, signedAt}));

test('Pay only once, Take a lock before you pay: “On other pages, `payOnce` sends nothing, and its message says so”', async ({
  bench,
}) => {
  Object.defineProperty(navigator, 'locks', {
    value: undefined,
    configurable: true,
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {page, signatures} = await openOrder(bench, 'insecure');
  page.click('Pay');
  await expect.poll(page.text).toContain('Nothing was sent');
  expect(signatures()).toBe(0);
  expect(getKept('payment insecure')).toBeNull();
});

test('Pay only once, Take a lock before you pay: “If `send` throws, for example without a signer, nothing was sent, and the message has the reason”', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = () => {
    throw new Error('No signer provided');
  };
  const payment = {
    id: 'no signer',
    details: {},
    findObstacle: () => undefined,
    store: () => undefined,
  };
  const message = await firstTab.payOnce({}, payment, send);
  expect(message).toBe('Nothing was sent. Error: No signer provided');
  expect(taken.size).toBe(0);
});

test('Pay only once: an order can be shown where the browser blocks its storage, and isn’t sent', async ({
  bench,
}) => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {page, signatures} = await openOrder(bench, 'blocked');
  page.click('Pay');
  await expect.poll(page.text).toContain('storage is full or blocked.');
  expect(signatures()).toBe(0);
});

test('Pay only once, Recap: “Store the receipt before you forget the transaction”', async ({
  bench,
}) => {
  const {page} = await openOrder(bench, 'in order');
  const receiptsWhenForgotten: unknown[] = [];
  watchStorage({
    removeItem(key) {
      if (key === 'payment in order')
        receiptsWhenForgotten.push(readReceipt('in order'));
    },
  });
  page.click('Pay');
  await expect.poll(() => receiptsWhenForgotten).toHaveLength(1);
  expect(receiptsWhenForgotten).not.toContain(null);
});

describe('Pay only once, Pay for an order: “a button that pays for an order once”', () => {
  test('after a double click', async ({bench}) => {
    const {page, signatures} = await openOrder(bench, 'double');
    page.click('Pay');
    page.click('Pay');
    await expect.poll(page.text).toContain('This payment is in progress');
    await expect.poll(() => getKept('payment double')).not.toBeNull();
    await expect.poll(page.text).toMatch(/^Paid in block [\d,]+\. Open the/);
    expect(signatures()).toBe(1);
    expect(readReceipt('double')).toEqual({
      txHash: expect.stringMatching(/^0x/) as string,
      block: expect.any(Number) as number,
    });
    expect(getKept('payment double')).toBeNull();
    expect(taken.size).toBe(0);
  });

  test('“even after a reload”', async ({bench}) => {
    const receipt = {txHash, block: 1234};
    localStorage.setItem('paid reloaded', JSON.stringify(receipt));
    const {page} = await openOrder(bench, 'reloaded');
    await expect.poll(page.text).toBe('Paid in block 1,234. Open the receipt');
    expect(document.querySelector('a')?.href).toContain(`extrinsic/${txHash}`);
    expect(findButton('Pay')).toBeUndefined();
  });

  test('“and in every other tab”', async ({bench}) => {
    const other = await openOrder(bench, 'two tabs', secondTab);
    const {page, signatures} = await openOrder(bench, 'two tabs');
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(signatures()).toBe(1);

    // The browser's event can be late.
    other.page.click('Pay');
    await expect.poll(other.page.text).toContain('This is paid.');
    dispatch(window, 'storage');
    await expect.poll(other.page.text).toContain('Paid in block');
    expect(other.signatures()).toBe(0);
  });

  test('after an error before the transaction was sent, the button works again', async ({
    bench,
  }) => {
    bench.switches.invalid = true;
    const {page, signatures} = await openOrder(bench, 'refused');
    page.click('Pay');
    await expect.poll(page.text).toContain('Nothing was sent: ');
    expect(page.text()).not.toContain('If you signed the transaction');
    await expect.poll(() => isDisabled('Pay')).toBe(false);
    bench.switches.invalid = false;
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(signatures()).toBe(2);
  });

  test('“`PayButton` may unmount while it pays”', async ({bench}) => {
    const {page} = await openOrder(bench, 'unmounted');
    page.click('Pay');
    await expect.poll(() => getKept('payment unmounted')).not.toBeNull();
    page.close();

    const {page: next, signatures} = await openOrder(bench, 'unmounted');
    expect(next.text()).not.toContain('Looking for your last transaction');
    await expect.poll(next.text).toContain('Paid in block');
    expect(signatures()).toBe(0);
  });
});

describe('Pay only once, Take a lock before you pay', () => {
  test('“If another click or tab has the lock, the function gets `null` and sends nothing”', async ({
    bench,
  }) => {
    taken.add('pay locked');
    const {page, signatures} = await openOrder(bench, 'locked');
    page.click('Pay');
    await expect
      .poll(page.text)
      .toContain('This payment is in progress, here or in another tab.');
    expect(signatures()).toBe(0);
    expect(isDisabled('Pay')).toBe(false);

    taken.clear();
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(signatures()).toBe(1);
  });

  test('“If the outcome remains unknown, the promise of `keepTransaction` stays pending, and the page keeps the lock”', async ({
    bench,
  }) => {
    const other = await openOrder(bench, 'lost', secondTab);
    const {page, signatures} = await openOrder(
      bench,
      'lost',
      firstTab,
      createLossyConfig(bench),
    );
    page.click('Pay');
    await expect.poll(page.text).toContain('The payment may still arrive.');
    expect(taken).toContain('pay lost');
    other.page.click('Pay');
    await expect.poll(other.page.text).toContain('This payment is in progress');

    // The first tab is closed.
    page.close();
    taken.clear();
    other.page.click('Pay');
    await expect
      .poll(other.page.text)
      .toContain('Reload the page to look up the payment.');
    expect(signatures() + other.signatures()).toBe(1);
  });

  test('“If one of the checks fails, nothing is sent”: without room in the browser’s storage', async ({
    bench,
  }) => {
    const {page, signatures} = await openOrder(bench, 'no room');
    fillStorage(() => true);
    page.click('Pay');
    await expect
      .poll(page.text)
      .toContain("The browser's storage is full or blocked.");
    expect(signatures()).toBe(0);
  });

  test('“An order whose outcome is unknown doesn’t block the next one”', async ({
    bench,
  }) => {
    keepAttempt('unknown');
    const {page} = await openOrder(bench, 'next');
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(getKept('payment unknown')).not.toBeNull();
  });
});

test('Pay only once, Remember what’s paid: “Even if the browser’s storage is full by then, the payment counts as paid”', async ({
  bench,
}) => {
  const {page, signatures} = await openOrder(bench, 'not stored');
  fillStorage((key) => key.startsWith('paid'));
  page.click('Pay');
  await expect.poll(page.text).toContain('Paid in block');
  expect(readReceipt('not stored')).toBeNull();
  page.close();
  const next = await openOrder(bench, 'not stored');
  await expect.poll(next.page.text).toContain('Paid in block');
  expect(signatures()).toBe(1);
});

describe('Pay only once, Store the receipt on the next visit', () => {
  test('“It has to store the receipt before it forgets the transaction”', async ({
    bench,
  }) => {
    const found = {outcome: 'succeeded', events: [], number: 7};
    const tab = await importTab('pay-once-found', found);
    keepAttempt('found');
    const receipts: unknown[] = [];
    watchStorage({removeItem: () => receipts.push(readReceipt('found'))});
    const {page} = await openOrder(bench, 'found', tab);
    await expect.poll(page.text).toBe('Paid in block 7. Open the receipt');
    expect(receipts).toEqual([{txHash, block: 7}]);
    expect(getKept('payment found')).toBeNull();
  });

  test('“the user answers whether the payment succeeded”: it did', async ({
    bench,
  }) => {
    keepAttempt('answered');
    const {page} = await openOrder(bench, 'answered');
    await expect.poll(page.text).toContain('Did it succeed?');
    expect(isDisabled('Pay')).toBe(true);
    page.click('It succeeded');
    await expect.poll(page.text).toBe('Paid. Open the receipt');
    expect(readReceipt('answered')).toEqual({txHash});
    expect(getKept('payment answered')).toBeNull();
  });

  test('“the user answers whether the payment succeeded”: it didn’t', async ({
    bench,
  }) => {
    keepAttempt('open');
    const {page, signatures} = await openOrder(bench, 'open');
    await expect.poll(() => isDisabled("It didn't")).toBe(false);
    page.click("It didn't");
    await expect.poll(() => isDisabled('Pay')).toBe(false);
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(signatures()).toBe(1);
  });

  test('Look again removes the question if the payment “ended … in another tab”', async ({
    bench,
  }) => {
    keepAttempt('ended');
    const {page} = await openOrder(bench, 'ended');
    await expect.poll(page.text).toContain('Did it succeed?');
    localStorage.removeItem('payment ended');
    page.click('Look again');
    await expect.poll(() => isDisabled('Pay')).toBe(false);
    expect(page.text()).not.toContain('Did it succeed?');
  });

  test('“This button stays disabled as long as a block can include the payment”', async ({
    bench,
  }) => {
    // The simulated node doesn't answer for blocks of these numbers. A block can
    // include a payment for 64 blocks after the first one.
    keepAttempt('too early', -2);
    const {page} = await openOrder(bench, 'too early');
    await expect.poll(page.text).toContain('A block can still include it.');
    expect(isDisabled("It didn't")).toBe(true);
    expect(isDisabled('It succeeded')).toBe(false);

    keepAttempt('too early');
    page.click('Look again');
    await expect.poll(() => isDisabled("It didn't")).toBe(false);
    expect(page.text()).not.toContain('A block can still include it.');
  });
});

/** Opens a tab in which `LastPayment` also has the last outcome. */
async function importTabWithOutcome(page: string, found?: object) {
  await importSample(
    'docs-shared/_transaction-after-reload.mdx',
    'src/kept-transaction.ts',
    {page},
  );
  await importFiles(page, 'src/explorer-url.ts', 'src/outcome-sentences.ts');
  await importSample('docs-shared/_last-outcome.mdx', 'src/last-outcome.ts', {
    page,
  });
  await importSample(
    'docs-react/guides/keep-what-a-form-sends.mdx',
    'src/LastOutcome.tsx',
    {page},
  );
  const [, added = ''] =
    /^( +<div hidden=[^]*?<\/div>\n)/m.exec(readFileSync(guide, 'utf8')) ?? [];
  const sentence = '      {hadOne && <p role="status">{text}</p>}\n';
  return importTab(
    page,
    found,
    (code) =>
      'import { LastOutcome } from "./LastOutcome";\n' +
      code.replace(sentence, sentence + added),
  );
}

test('Pay only once, Show a failure on later visits: “your user sees how the last attempt ended, with a link to the explorer”', async ({
  bench,
}) => {
  const reason = {type: 'Token', value: {type: 'Frozen'}};
  const failure = {type: 'ExtrinsicFailed', value: {dispatch_error: reason}};
  const tab = await importTabWithOutcome('pay-once-finds-failure', {
    outcome: 'failed',
    events: [{type: 'System', value: failure}],
    number: 7,
  });
  keepAttempt('failed before');
  const {page} = await openOrder(bench, 'failed before', tab);
  await expect.poll(page.text).toContain('Part of this balance has to stay.');
  const outcome = document.querySelector('[hidden]');
  expect(outcome?.textContent).toContain('failed in its block.');
  page.close();

  // Another copy doesn't have what the first one remembers.
  const later = await importTabWithOutcome('pay-once-later-visit');
  const {page: next} = await openOrder(bench, 'failed before', later);
  await expect.poll(next.text).toContain('failed in its block.');
  expect(document.querySelector('[hidden]')).toBeNull();
  expect(document.querySelector('a')?.href).toContain(`extrinsic/${txHash}`);

  // “Once the order is paid, only the receipt is left”
  next.click('Pay');
  await expect
    .poll(next.text)
    .toMatch(/^Paid in block [\d,]+\. Open the receipt$/);
});

test('Pay only once, Store the receipt on the next visit: “If the payment failed in its block, your user also wants to know why”', async ({
  bench,
}) => {
  const reason = {type: 'Token', value: {type: 'Frozen'}};
  const failure = {type: 'ExtrinsicFailed', value: {dispatch_error: reason}};
  const tab = await importTab('pay-once-failed', {
    outcome: 'failed',
    events: [{type: 'System', value: failure}],
    number: 7,
  });
  keepAttempt('failed');
  const {page} = await openOrder(bench, 'failed', tab);
  await expect
    .poll(page.text)
    .toContain('failed in its block. Part of this balance has to stay.');
  expect(readReceipt('failed')).toBeNull();
  expect(isDisabled('Pay')).toBe(false);
});

test('Test wallets and transactions, If your component pays only once or sends under a lock: “This file has a stand-in”', async ({
  bench,
}) => {
  await importSample(
    'docs-shared/_testing-fake-transactions.mdx',
    'test/locks.ts',
  );
  const {page, signatures} = await openOrder(bench, 'stand-in');
  page.click('Pay');
  page.click('Pay');
  await expect.poll(page.text).toContain('This payment is in progress');
  await expect.poll(page.text).toContain('Paid in block');
  expect(signatures()).toBe(1);
  const isFree = await navigator.locks.request(
    'pay stand-in',
    {ifAvailable: true},
    (lock) => Promise.resolve(lock !== null),
  );
  expect(isFree).toBe(true);
});
