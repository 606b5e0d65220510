// Checks docs-react/guides/pay-once.mdx. A title has the guide's name, the section,
// and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample, searchFinds} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {dispatch, findButton, isDisabled} from './page';

import {afterEach, beforeEach, describe, expect, vi} from 'vitest';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {SignerProvider} from '@reactive-dot/react';
import {toHex} from 'polkadot-api/utils';
import {
  createElement as h,
  type ComponentType,
  type PropsWithChildren,
} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/pay-once.mdx';

interface Order {
  id: string;
  recipient: string;
  amount: bigint;
}

interface Tab {
  getKept: (key?: string) => object | null;
  findTransaction: (client: unknown, kept: unknown) => Promise<unknown>;
  PayOrder: ComponentType<{order: Order}>;
  LastTransaction: ComponentType<PropsWithChildren<{storageKey?: string}>>;
}

/**
 * Runs the files of the guide. A second copy has a memory of its own, like a
 * second tab or a page that was loaded again.
 *
 * @param section - the section whose `LastTransaction` it has
 * @param found - what the search finds. By default, it looks on the chain.
 */
async function importTab(
  page: string,
  section: string,
  found?: object,
): Promise<Tab> {
  const {getKept} = await importSample<Pick<Tab, 'getKept'>>(
    'docs-shared/_transaction-after-reload.mdx',
    'src/kept-transaction.ts',
    {page},
  );
  const {findTransaction} = await importSample<Pick<Tab, 'findTransaction'>>(
    'docs-shared/_find-transaction.mdx',
    'src/find-transaction.ts',
    {
      page,
      change: found && searchFinds(found),
    },
  );
  await importFiles(
    page,
    'src/describe-failure.ts',
    'src/get-failed-rows.ts',
    'src/outcome-sentences.ts',
    'src/explorer-url.ts',
    'src/TransactionState.tsx',
    'src/receipts.ts',
    'src/pay-once.ts',
  );
  await importSample('docs-shared/_pay-once-list.mdx', 'src/row-sentences.ts', {
    page,
  });
  const {LastTransaction} = await importSample<Pick<Tab, 'LastTransaction'>>(
    `${guide}#${section}`,
    'Changes to src/LastTransaction.tsx',
    {page},
  );
  const {PayOrder} = await importSample<Pick<Tab, 'PayOrder'>>(
    guide,
    'src/PayOrder.tsx',
    {page},
  );
  return {getKept, findTransaction, PayOrder, LastTransaction};
}

const firstTab = await importTab(guide, 'order-on-the-next-visit');
const {getKept, findTransaction} = firstTab;
const listTab = await importTab('pay-once-list', 'mark-the-list-as-paid');
const {getRowSentences} = await importSample<{
  getRowSentences(found: unknown, kept: unknown): string[];
}>('docs-shared/_pay-once-list.mdx', 'src/row-sentences.ts', {page: guide});
const {SendBatchAndKeep} = await importSample<{
  SendBatchAndKeep: ComponentType<{
    listId: string;
    rows: {recipient: string; amount: bigint}[];
  }>;
}>(guide, 'src/SendBatchAndKeep.tsx', {
  page: 'pay-once-list',
  // The simulated chain has no other batch.
  change: (code) => code.replace('force_batch', 'batch_all'),
});

/** The names of the locks that a page has. */
const taken = new Set<string>();

/** The browser's locks, as far as the guide uses them. Node 20 has none. */
const locks = {
  async request<T>(
    name: string,
    _options: {ifAvailable: true},
    callback: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    await Promise.resolve();
    if (taken.has(name)) return callback(null);
    taken.add(name);
    try {
      return await callback({name});
    } finally {
      taken.delete(name);
    }
  },
};

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {value: locks, configurable: true});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  taken.clear();
});

/** Calls back before the page changes an entry of its storage. */
function watchStorage(before: {
  setItem?: (key: string) => void;
  removeItem?: (key: string) => void;
}) {
  const {localStorage} = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      before.setItem?.(key);
      localStorage.setItem(key, value);
    },
    removeItem(key: string) {
      before.removeItem?.(key);
      localStorage.removeItem(key);
    },
  });
}

/** Storage that refuses some keys, because it's full. */
function fillStorage(isRefused: (key: string) => boolean) {
  watchStorage({
    setItem(key) {
      if (isRefused(key))
        throw new DOMException('The storage is full', 'QuotaExceededError');
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

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

const readReceipt = (id: string): unknown =>
  JSON.parse(localStorage.getItem(`paid ${id}`) ?? 'null');

const txHash = '0xab';

/** Keeps an earlier attempt, which the simulated node can't find. */
const keepAttempt = (id: string, signedAt = -100) =>
  localStorage.setItem(
    `transaction ${id}`,
    JSON.stringify({txHash, signedAt, paymentId: id}),
  );

test('Pay only once, Pay under a lock: “`payOnce` sends nothing on other pages, and its sentence says so”', async ({
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
  expect(getKept('transaction insecure')).toBeNull();
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
  await expect.poll(page.text).toContain("this browser can't protect");
  expect(signatures()).toBe(0);
});

test('Pay only once, Recap: “Store the receipt before you forget the transaction”', async ({
  bench,
}) => {
  const {page} = await openOrder(bench, 'in order');
  const receiptsWhenForgotten: unknown[] = [];
  watchStorage({
    removeItem(key) {
      if (key === 'transaction in order')
        receiptsWhenForgotten.push(readReceipt('in order'));
    },
  });
  page.click('Pay');
  await expect.poll(() => receiptsWhenForgotten).toHaveLength(1);
  expect(receiptsWhenForgotten).not.toContain(null);
});

describe('Pay only once, Pay an order: “a button that pays an order once”', () => {
  test('after a double click', async ({bench}) => {
    const {page, signatures} = await openOrder(bench, 'double');
    page.click('Pay');
    page.click('Pay');
    await expect.poll(page.text).toContain('This payment is in progress');
    await expect.poll(() => getKept('transaction double')).not.toBeNull();
    await expect.poll(page.text).toMatch(/^Paid in block [\d,]+\. Open the/);
    expect(signatures()).toBe(1);
    expect(readReceipt('double')).toEqual({
      txHash: expect.stringMatching(/^0x/) as string,
      block: expect.any(Number) as number,
    });
    expect(getKept('transaction double')).toBeNull();
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
    const other = await openOrder(bench, 'two tabs', listTab);
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
    await expect.poll(page.text).toContain('Something went wrong');
    await expect.poll(() => isDisabled('Pay')).toBe(false);
    bench.switches.invalid = false;
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(signatures()).toBe(2);
  });

  test('“`PayButton` may unmount while it pays”', async ({bench}) => {
    const {page} = await openOrder(bench, 'unmounted');
    page.click('Pay');
    await expect.poll(() => getKept('transaction unmounted')).not.toBeNull();
    page.close();

    const {page: next, signatures} = await openOrder(bench, 'unmounted');
    await expect.poll(next.text).toContain('Paid in block');
    expect(signatures()).toBe(0);
  });
});

describe('Pay only once, Pay under a lock', () => {
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

  test('“If the outcome remains unknown, its promise stays open, so the page keeps the lock”', async ({
    bench,
  }) => {
    const other = await openOrder(bench, 'lost', listTab);
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

  test('“A payment that can’t be remembered isn’t sent”', async ({bench}) => {
    const {page, signatures} = await openOrder(bench, 'no room');
    fillStorage(() => true);
    page.click('Pay');
    await expect.poll(page.text).toContain("The browser's storage is full.");
    expect(signatures()).toBe(0);
  });

  test('“An order whose outcome is unknown doesn’t block the next one”', async ({
    bench,
  }) => {
    keepAttempt('unknown');
    const {page} = await openOrder(bench, 'next');
    page.click('Pay');
    await expect.poll(page.text).toContain('Paid in block');
    expect(getKept('transaction unknown')).not.toBeNull();
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
    const tab = await importTab(
      'pay-once-found',
      'order-on-the-next-visit',
      found,
    );
    keepAttempt('found');
    const receipts: unknown[] = [];
    watchStorage({removeItem: () => receipts.push(readReceipt('found'))});
    const {page} = await openOrder(bench, 'found', tab);
    await expect.poll(page.text).toBe('Paid in block 7. Open the receipt');
    expect(receipts).toEqual([{txHash, block: 7}]);
    expect(getKept('transaction found')).toBeNull();
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
    expect(getKept('transaction answered')).toBeNull();
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

  test('“‘It didn’t’ stays disabled as long as a block can include the payment”', async ({
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

test('Pay only once, Find the rows that failed: “returns a sentence for each row”', async () => {
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

describe('Pay only once, Send a batch and keep it: “Once a receipt exists, the button says ‘Paid’ and stays disabled”', () => {
  const rows = [{recipient: bob.address, amount: 10_000_000_000n}];

  /** Opens a page that pays a list. Each test has its own list. */
  async function openList(bench: Bench, listId: string) {
    const {signer, signatures} = createCountingSigner();
    const page = await bench.openBelowProviders(
      h(
        SignerProvider,
        {signer},
        h(
          listTab.LastTransaction,
          {storageKey: `transaction ${listId}`},
          h(SendBatchAndKeep, {listId, rows}),
        ),
      ),
    );
    await expect.poll(page.text).toContain('Send to 1');
    return {page, signatures};
  }

  test('after a click', async ({bench}) => {
    const {page, signatures} = await openList(bench, 'list');
    page.click('Send to 1');
    await expect
      .poll(() => getKept('transaction list'))
      .toMatchObject({paymentId: 'list', rows: [bob.address]});
    await expect.poll(page.text).toContain('Done');
    await expect.poll(() => getKept('transaction list')).toBeNull();

    await expect.poll(() => isDisabled('Paid')).toBe(true);
    expect(findButton('Send to 1')).toBeUndefined();
    expect(signatures()).toBe(1);
  });

  test('“even after a reload”, with the flag of an earlier version, only `payOnce` knows it', async ({
    bench,
  }) => {
    // An earlier version of the guide stored only this.
    localStorage.setItem('paid list of old', 'yes');
    const {page, signatures} = await openList(bench, 'list of old');
    page.click('Send to 1');
    await expect.poll(page.text).toContain('This is paid.');
    expect(signatures()).toBe(0);
  });

  test('after the user has looked it up, with “the rows after a look-up”', async ({
    bench,
  }) => {
    const kept = {txHash, signedAt: -2, paymentId: 'list 3', rows: ['Bob']};
    localStorage.setItem('transaction list 3', JSON.stringify(kept));
    const {page, signatures} = await openList(bench, 'list 3');
    await expect.poll(page.text).toContain('is unknown.Bob');
    page.click('It succeeded');
    await expect.poll(page.text).not.toContain('It succeeded');
    expect(getKept('transaction list 3')).toBeNull();
    expect(isDisabled('Paid')).toBe(true);
    expect(signatures()).toBe(0);
  });
});
