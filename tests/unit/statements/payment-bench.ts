// Tabs for the guides about payments, the browser's locks, and its storage. `page`
// comes before packages, which look for the browser globals that it sets.
import {importFiles, importSample, searchFinds} from './import-sample';
import './page';

import {afterEach, beforeEach, vi} from 'vitest';
import type {ComponentType, PropsWithChildren} from 'react';

/** The parts of a tab that tests use. */
export interface PaymentTab {
  getKept: (key?: string) => object | null;
  payOnce(
    client: object,
    payment: {
      id: string;
      details: {label?: string; rows?: string[]};
      findObstacle: () => string | undefined;
      store: (...payment: unknown[]) => void;
    },
    send: () => object,
  ): Promise<string | undefined>;
  LastPayment: ComponentType<PropsWithChildren<{paymentId: string}>>;
}

/**
 * Runs the files of Pay only once. A second copy has a memory of its own, like a
 * second tab or a page that was loaded again.
 *
 * @param found - what the search finds. By default, it looks on the chain.
 * @param change - a guide's change to `LastPayment`
 */
export async function importPaymentTab(
  page: string,
  found?: object,
  change?: (code: string) => string,
): Promise<PaymentTab> {
  const {getKept} = await importSample<Pick<PaymentTab, 'getKept'>>(
    'docs-shared/_transaction-after-reload.mdx',
    'src/kept-transaction.ts',
    {page},
  );
  await importSample(
    'docs-shared/_find-transaction.mdx',
    'src/find-transaction.ts',
    {page, change: found && searchFinds(found)},
  );
  await importFiles(
    page,
    'src/describe-failure.ts',
    'src/outcome-sentences.ts',
    'src/describe-outcome.ts',
    'src/explorer-url.ts',
    'src/TransactionState.tsx',
    'src/receipts.ts',
  );
  const {payOnce} = await importSample<Pick<PaymentTab, 'payOnce'>>(
    'docs-shared/_pay-once-lock.mdx',
    'src/pay-once.ts',
    {
      page,
      change: (code) =>
        code.replace(
          'event.events',
          'globalThis.changeEvents?.(event.events) ?? event.events',
        ),
    },
  );
  const {LastPayment} = await importSample<Pick<PaymentTab, 'LastPayment'>>(
    'docs-react/guides/pay-once.mdx',
    'src/LastPayment.tsx',
    {page, change},
  );
  return {getKept, payOnce, LastPayment};
}

/** An event of a transaction, without its topics. */
export interface TestEvent {
  type: string;
  value: {type: string; value?: unknown};
}

/** Changes the events that `payOnce` receives, until the test ends. */
export function changeEvents(
  change: (events: TestEvent[]) => TestEvent[],
): void {
  vi.stubGlobal('changeEvents', change);
}

/** The names of the locks that a page has. */
export const taken = new Set<string>();

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

/**
 * Gives each test of a file these locks, and an empty storage. A function,
 * because files share modules, and a module registers hooks only once.
 */
export function usePaymentBench(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', {
      value: locks,
      configurable: true,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    taken.clear();
  });
}

/** Calls back before the page changes an entry of its storage. */
export function watchStorage(before: {
  setItem?: (key: string, value: string) => void;
  removeItem?: (key: string) => void;
}): void {
  const {localStorage} = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      before.setItem?.(key, value);
      localStorage.setItem(key, value);
    },
    removeItem(key: string) {
      before.removeItem?.(key);
      localStorage.removeItem(key);
    },
  });
}

/** Storage that refuses some entries, because it's full. */
export function fillStorage(
  isRefused: (key: string, value: string) => boolean,
): void {
  watchStorage({
    setItem(key, value) {
      if (isRefused(key, value))
        throw new DOMException('The storage is full', 'QuotaExceededError');
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** Returns the stored receipt of a payment, or null. */
export const readReceipt = (id: string): unknown =>
  JSON.parse(localStorage.getItem(`paid ${id}`) ?? 'null');
