// Checks docs-react/guides/pay-a-list.mdx. A title has the guide's name, the section,
// and a sentence of the section, or what the list does.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, createCountingSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {dispatch, findButton, isDisabled, type Page} from './page';
import {
  changeEvents,
  fillStorage,
  importPaymentTab,
  readReceipt,
  taken,
  usePaymentBench,
  watchStorage,
  type PaymentTab,
  type TestEvent,
} from './payment-bench';

import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect} from 'vitest';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {SignerProvider} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import {AccountId} from 'polkadot-api';
import {toHex} from 'polkadot-api/utils';
import {createElement as h, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/pay-a-list.mdx';
usePaymentBench();
const rowsFile = 'docs-shared/_paid-rows.mdx';

interface Row {
  recipient: string;
  amount: bigint;
}

interface PaidRows {
  rowIdOf(listId: string, recipient: string): string;
  findRowProblem(rows: Row[]): string | undefined;
  markRowsPaid(
    listId: string,
    receipt: object,
    details: {rows: string[]},
    events?: unknown,
  ): Record<string, string>;
}

interface Tab extends PaymentTab, PaidRows {
  PayList: ComponentType<{listId: string; rows: Row[]}>;
}

/** Adds the numbered list of Resolve an unknown outcome to `LastPayment`. */
function addNumberedList(code: string): string {
  const [list = ''] =
    /^ {6}\{lost\?\.rows && \([^]*?^ {6}\)\}\n/m.exec(
      readFileSync(path.join(__dirname, '../../..', guide), 'utf8'),
    ) ?? [];
  return code.replace('      {lost && (\n', `${list}$&`);
}

/** Opens a tab, as {@link importPaymentTab}, with the component of a list. */
async function importTab(page: string, found?: object): Promise<Tab> {
  const tab = await importPaymentTab(page, found, addNumberedList);
  await importFiles(page, 'src/get-failed-rows.ts', 'src/is-address.ts');
  const importRows = (title: string) =>
    importSample<PaidRows>(rowsFile, title, {page});
  const {rowIdOf} = await importRows('src/paid-rows.ts');
  const {findRowProblem} = await importRows('src/find-row-problem.ts');
  const {markRowsPaid} = await importRows('src/mark-rows-paid.ts');
  await importSample(guide, 'src/PayRows.tsx', {
    page,
    // The simulated chain has no other batch.
    change: (code) => code.replace('force_batch', 'batch_all'),
  });
  const {PayList} = await importSample<Pick<Tab, 'PayList'>>(
    guide,
    'src/PayList.tsx',
    {page},
  );
  return {...tab, rowIdOf, findRowProblem, markRowsPaid, PayList};
}

const firstTab = await importTab(guide);
const secondTab = await importTab('pay-a-list-second-tab');
const {getKept, rowIdOf, findRowProblem, markRowsPaid} = firstTab;

const oneDot = 10_000_000_000n;

/** Pays 1 DOT to the account of a number. */
const rowOf = (number: number): Row => ({
  recipient: AccountId(0).dec(new Uint8Array(32).fill(number)),
  amount: oneDot,
});

/** The same account in the generic format. */
const inOtherFormat = ({recipient, amount}: Row): Row => ({
  recipient: AccountId().dec(AccountId().enc(recipient)),
  amount,
});

/** Renders a list in a tab. Each test has another list. */
async function openList(
  bench: Bench,
  listId: string,
  rows: Row[],
  {PayList}: Tab = firstTab,
  config = bench.config,
) {
  const {signer, signatures} = createCountingSigner();
  const page = await bench.open(
    belowProviders(
      config,
      h(SignerProvider, {signer}, h(PayList, {listId, rows})),
    ),
  );
  await expect.poll(page.text).toMatch(/Send to|Paid|list is empty|twice/);
  return {page, signatures};
}

/** Collects the recipients of all transfers that a tab sees in final blocks. */
function recordTransfers(
  change: (events: TestEvent[]) => TestEvent[] = (events) => events,
): string[] {
  const recipients: string[] = [];
  changeEvents((events) => {
    for (const {type, value} of events) {
      if (type === 'Balances' && value.type === 'Transfer')
        recipients.push((value.value as {to: string}).to);
    }
    return change(events);
  });
  return recipients;
}

const frozen = {error: {type: 'Token', value: {type: 'Frozen'}}};
const reason = 'Part of this balance has to stay.';
const completed: TestEvent = {type: 'Utility', value: {type: 'ItemCompleted'}};
const failed: TestEvent = {
  type: 'Utility',
  value: {type: 'ItemFailed', value: frozen},
};

const isItem = ({type, value}: TestEvent): boolean =>
  type === 'Utility' && value.type === 'ItemCompleted';

/** Makes the last call of a batch fail. */
const failLast = (events: TestEvent[]): TestEvent[] => {
  const last = events.findLastIndex(isItem);
  return events.map((event, index) => (index === last ? failed : event));
};

const isPaidOut = (page: Page) => expect.poll(page.text).toContain('Paid');
const txHash = '0xab';
const receipt = {txHash, block: 7};

/** Keeps an earlier transaction of a list, which the simulated node can't find. */
const keepAttempt = (listId: string, rows: Row[]) =>
  localStorage.setItem(
    `payment ${listId}`,
    JSON.stringify({
      txHash,
      signedAt: -100,
      rows: rows.map(({recipient}) => recipient),
    }),
  );

describe('Pay a list only once: “nobody is paid twice under the same list”', () => {
  test('after a double click', async ({bench}) => {
    const rows = [rowOf(1), rowOf(2)];
    const paidTo = recordTransfers();
    const kept: unknown[] = [];
    watchStorage({
      setItem(key, value) {
        if (key === 'payment double') kept.push(JSON.parse(value));
      },
    });
    const {page, signatures} = await openList(bench, 'double', rows);
    page.click('Send to 2');
    page.click('Send to 2');
    await expect.poll(() => isDisabled('Paid')).toBe(true);
    expect(page.text()).toMatch(
      new RegExp(`${rows[1]!.recipient}: paid in block [\\d,]+`),
    );
    expect(kept).toMatchObject([
      {label: 'double', rows: rows.map(({recipient}) => recipient)},
    ]);
    expect(paidTo).toHaveLength(2);
    expect(signatures()).toBe(1);
    expect(getKept('payment double')).toBeNull();
    expect(taken.size).toBe(0);
  });

  test('“An edited list then pays only what’s new”, in another order and with a new amount', async ({
    bench,
  }) => {
    const paidTo = recordTransfers();
    const first = await openList(bench, 'edited', [rowOf(1), rowOf(2)]);
    first.page.click('Send to 2');
    await isPaidOut(first.page);
    first.page.close();

    const added = rowOf(3);
    const rows = [added, {...rowOf(2), amount: 2n * oneDot}, rowOf(1)];
    const {page, signatures} = await openList(bench, 'edited', rows);
    page.click('Send to 1');
    await isPaidOut(page);
    expect(paidTo.slice(2)).toEqual([added.recipient]);
    expect(signatures()).toBe(1);
  });

  test('“Rows that failed remain unpaid. They can be sent again”', async ({
    bench,
  }) => {
    const rows = [rowOf(1), rowOf(2)];
    recordTransfers(failLast);
    const {page, signatures} = await openList(bench, 'failed row', rows);
    page.click('Send to 2');
    await expect
      .poll(page.text)
      .toContain(`${rows[1]!.recipient}: ${reason}Send to 1`);
    expect(page.text()).toContain(`${rows[0]!.recipient}: paid in block`);

    const paidTo = recordTransfers();
    await expect.poll(() => isDisabled('Send to 1')).toBe(false);
    page.click('Send to 1');
    await isPaidOut(page);
    expect(paidTo).toEqual([rows[1]!.recipient]);
    expect(page.text()).not.toContain(reason);
    expect(signatures()).toBe(2);
  });

  test('“`rowIdOf` returns the same ID for all addresses of an account”', async ({
    bench,
  }) => {
    const rows = [rowOf(1)];
    const first = await openList(bench, 'two formats', rows);
    first.page.click('Send to 1');
    await isPaidOut(first.page);
    first.page.close();

    const again = rows.map(inOtherFormat);
    expect(again[0]!.recipient).not.toBe(rows[0]!.recipient);
    const {page} = await openList(bench, 'two formats', again);
    expect(page.text()).toContain(`${again[0]!.recipient}: paid in block`);
    expect(isDisabled('Paid')).toBe(true);
  });

  test('“If another tab has just paid one of these rows, nothing is sent”', async ({
    bench,
  }) => {
    const rows = [rowOf(1), rowOf(2)];
    const other = await openList(bench, 'two tabs', rows, secondTab);
    const {page, signatures} = await openList(bench, 'two tabs', [rowOf(1)]);
    page.click('Send to 1');
    await isPaidOut(page);

    // The browser's event can be late.
    other.page.click('Send to 2');
    await expect
      .poll(other.page.text)
      .toContain('Some rows are paid by now. Please try again.');
    expect(signatures() + other.signatures()).toBe(1);
    dispatch(window, 'storage');
    await expect.poll(other.page.text).toContain('Send to 1');
  });

  test('“the button says ‘Paid’ and stays disabled, in every tab”', async ({
    bench,
  }) => {
    const rows = [rowOf(1)];
    const other = await openList(bench, 'every tab', rows, secondTab);
    const {page} = await openList(bench, 'every tab', rows);
    page.click('Send to 1');
    await expect.poll(() => taken.has('pay every tab')).toBe(true);
    other.page.click('Send to 1');
    await expect.poll(other.page.text).toContain('This payment is in progress');
    await isPaidOut(page);
    dispatch(window, 'storage');
    await isPaidOut(other.page);
    expect(findButton('Send to 1')).toBeUndefined();
    expect(other.signatures()).toBe(0);
  });

  test('while the outcome of a transaction is unknown', async ({bench}) => {
    const rows = [rowOf(1)];
    const lossy = createLossyConfig(bench);
    const {page, signatures} = await openList(
      bench,
      'lost',
      rows,
      firstTab,
      lossy,
    );
    page.click('Send to 1');
    await expect.poll(page.text).toContain('The batch may still arrive.');
    expect(isDisabled('Send to 1')).toBe(true);
    page.close();

    // The tab is closed, and the list is edited in another one.
    taken.clear();
    const edited = [rowOf(1), rowOf(2)];
    const other = await openList(bench, 'lost', edited, secondTab);
    await expect.poll(() => isDisabled('Send to 2')).toBe(true);
    expect(signatures() + other.signatures()).toBe(1);
  });
});

describe('Pay a list only once, Send what’s left: “or when `LastPayment` finds it after a reload”', () => {
  const rows = [rowOf(1), rowOf(2), rowOf(3)];

  test('the rows that were paid get receipts before the transaction is forgotten', async ({
    bench,
  }) => {
    const found = {
      outcome: 'succeeded',
      events: [completed, failed],
      number: 7,
    };
    const tab = await importTab('pay-a-list-reloaded', found);
    keepAttempt('reloaded', rows.slice(0, 2));
    const receipts: unknown[] = [];
    const [paidId, failedId] = rows.map(({recipient}) =>
      rowIdOf('reloaded', recipient),
    );
    watchStorage({removeItem: () => receipts.push(readReceipt(paidId!))});

    const {page} = await openList(bench, 'reloaded', rows, tab);
    await expect
      .poll(page.text)
      .toContain(`${rows[0]!.recipient}: paid in block 7`);
    expect(page.text()).toContain(`${rows[1]!.recipient}: ${reason}`);
    expect(page.text()).toContain(`${rows[2]!.recipient}: not paid yet`);
    expect(receipts).toEqual([receipt]);
    expect(readReceipt(failedId!)).toBeNull();
    expect(getKept('payment reloaded')).toBeNull();

    const paidTo = recordTransfers();
    await expect.poll(() => isDisabled('Send to 2')).toBe(false);
    page.click('Send to 2');
    await isPaidOut(page);
    expect(paidTo).toEqual(rows.slice(1).map(({recipient}) => recipient));
  });

  test('“‘It succeeded’ marks all of these rows as paid”, and no others', async ({
    bench,
  }) => {
    keepAttempt('answered', rows.slice(0, 2));
    const {page} = await openList(bench, 'answered', rows);
    await expect.poll(page.text).toContain('Did it succeed?');
    expect(
      Array.from(
        document.querySelectorAll('ol li'),
        (item) => item.textContent,
      ),
    ).toEqual(rows.slice(0, 2).map(({recipient}) => recipient));
    page.click('It succeeded');
    await expect.poll(() => isDisabled('Send to 1')).toBe(false);
    expect(page.text()).toContain(`${rows[2]!.recipient}: not paid yet`);
    expect(readReceipt(rowIdOf('answered', rows[1]!.recipient))).toEqual({
      txHash,
    });
  });

  test('a whole batch that failed leaves all rows unpaid, with its reason', async ({
    bench,
  }) => {
    const value = {
      type: 'ExtrinsicFailed',
      value: {dispatch_error: frozen.error},
    };
    const tab = await importTab('pay-a-list-all-failed', {
      outcome: 'failed',
      events: [{type: 'System', value}],
      number: 7,
    });
    keepAttempt('all failed', rows);
    const {page} = await openList(bench, 'all failed', rows, tab);
    await expect.poll(page.text).toContain(`failed in its block. ${reason}`);
    expect(isDisabled('Send to 3')).toBe(false);
  });
});

test('Pay a list only once, Send what’s left: “`next` has the rows to send, at most 100”, and each click sends what’s left', async ({
  bench,
}) => {
  const rows = Array.from({length: 101}, (_, index) => rowOf(index + 1));
  const paidTo = recordTransfers();
  const {page, signatures} = await openList(bench, 'long', rows);
  page.click('Send to 100 of 101');
  await expect.poll(() => isDisabled('Send to 1')).toBe(false);
  expect(paidTo).toHaveLength(100);
  page.click('Send to 1');
  await isPaidOut(page);
  expect(paidTo).toEqual(rows.map(({recipient}) => recipient));
  expect(signatures()).toBe(2);
});

test('Pay a list only once: a batch isn’t sent without room for all of its receipts', async ({
  bench,
}) => {
  const rows = Array.from({length: 50}, (_, index) => rowOf(index + 1));
  const {page, signatures} = await openList(bench, 'no room', rows);
  fillStorage((_, value) => value.length > 50 * 200);
  page.click('Send to 50');
  await expect.poll(page.text).toContain('storage is full or blocked.');
  expect(signatures()).toBe(0);
});

describe('Pay a list only once, Give each row a receipt', () => {
  test.for<[rows: Row[], problem: string | undefined]>([
    [[], 'The list is empty.'],
    [[{recipient: 'Bob', amount: 1n}], '"Bob" isn\'t an address.'],
    [[rowOf(1), rowOf(2)], undefined],
    [
      [rowOf(1), inOtherFormat(rowOf(1))],
      `${inOtherFormat(rowOf(1)).recipient} is in the list twice.`,
    ],
  ])(
    '“Two rows for one account would share a receipt”: %#',
    ([rows, problem]) => {
      expect(findRowProblem(rows)).toBe(problem);
    },
  );

  test('a list that contains an account twice has no button', async ({
    bench,
  }) => {
    const rows = [rowOf(1), inOtherFormat(rowOf(1))];
    const {page} = await openList(bench, 'twice', rows);
    expect(page.text()).toBe(findRowProblem(rows));
  });

  test('“`markRowsPaid` stores receipts only for the rows whose calls succeeded”, from the events that `findTransaction` returns', async () => {
    const {findTransaction} = await importSample<{
      findTransaction(client: unknown, kept: unknown): Promise<{events: []}>;
    }>('docs-shared/_find-transaction.mdx', 'src/find-transaction.ts', {
      page: guide,
    });
    const extrinsic = new Uint8Array([1, 2, 3]);
    const records = [completed, failed].map((event) => ({
      phase: {type: 'ApplyExtrinsic', value: 0},
      event,
      topics: [],
    }));
    const client = {
      getFinalizedBlock: () => Promise.resolve({number: 10}),
      _request: () => Promise.resolve('0xb10c'),
      getBlockBody: () => Promise.resolve([toHex(extrinsic)]),
      getUnsafeApi: () => ({
        query: {System: {Events: {getValue: () => Promise.resolve(records)}}},
      }),
    };
    const {events} = await findTransaction(client, {
      txHash: toHex(Blake2256(extrinsic)),
      signedAt: 9,
    });
    const rows = [bob.address, rowOf(1).recipient];
    const [paidId, failedId] = rows.map((row) => rowIdOf('found', row));
    expect(markRowsPaid('found', receipt, {rows}, events)).toEqual({
      [failedId!]: reason,
    });
    expect(readReceipt(paidId!)).toEqual(receipt);
    expect(readReceipt(failedId!)).toBeNull();
  });
});

test('Pay a list only once, Read rows from a spreadsheet: `readRows` “explains every line that’s wrong”', async () => {
  const page = 'docs-react/guides/pay-a-list.mdx';
  await importFiles(page, 'src/describe-address.ts', 'src/parse-amount.ts');
  const {readRows} = await importSample<{
    readRows: (
      text: string,
      toAmount: (text: string) => object,
    ) => {rows: Row[]; problems: string[]};
  }>(rowsFile, 'src/read-rows.ts', {page});
  const read = (text: string) =>
    readRows(text, (number) => DenominatedNumber.fromNumber(number, 10));
  const {recipient} = rowOf(1);
  const row = {recipient, amount: 15_000_000_000n};

  for (const line of [
    `${recipient}\t1.5`,
    `${recipient},1.5`,
    `${recipient}; 1.5`,
    `\uFEFF${recipient} 1.5`,
  ])
    expect(read(`${line}\r\n\r\n`)).toEqual({rows: [row], problems: []});

  expect(
    read(
      [
        'address,amount',
        `${recipient} 1,5`,
        `${recipient.slice(0, -3)} 1`,
        recipient,
        `${recipient} 1.5`,
      ].join('\n'),
    ),
  ).toEqual({
    rows: [row],
    problems: [
      "Line 1: It's too short: is the end missing?",
      'Line 2: Enter a number, such as 1.5.',
      "Line 3: It's too short: is the end missing?",
      'Line 4: Enter a number, such as 1.5.',
    ],
  });
});

test('Pay a list only once, Name each list: `lists.ts` stores lists under their names', async () => {
  const {getListNames, getRows, storeRows} = await importSample<{
    getListNames: () => string[];
    getRows: (name: string) => Row[];
    storeRows: (name: string, rows: Row[]) => void;
  }>('docs-shared/_pay-list-name.mdx', 'src/lists.ts', {page: guide});
  expect(getListNames()).toEqual([]);
  storeRows('Salaries', [rowOf(1)]);
  storeRows('constructor', [rowOf(2)]);
  storeRows('Salaries', [rowOf(1), rowOf(3)]);
  expect(getListNames()).toEqual(['Salaries', 'constructor']);
  expect(getRows('Salaries')).toEqual([rowOf(1), rowOf(3)]);
  expect(getRows('New')).toEqual([]);
});
