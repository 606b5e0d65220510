// Lighthouse's scores, except for performance, which a busy machine changes. Slow,
// because a run takes much longer than a page.
import {chromium, expect, test, type BrowserContext} from '@playwright/test';
import type {Result} from 'lighthouse';

import {
  browserArguments,
  findBrowser,
} from '../../scripts/browsers/find-browser';
import {pageKinds} from '../e2e/page-kinds';

type Category = 'accessibility' | 'best-practices' | 'seo';

/** All categories but performance. */
const all: Category[] = ['accessibility', 'best-practices', 'seo'];

/** Kinds of pages, and the categories in which they need a full score. */
const needed: Partial<Record<keyof typeof pageKinds, Category[]>> = {
  home: all,
  guide: all,
  'API page': all,
  category: all,
  // Search engines don't list it.
  search: ['accessibility', 'best-practices'],
  playground: all,
  // Its status of 404 counts as a mistake in the other categories.
  'not found': ['accessibility'],
};

/** Lighthouse connects to the browser here. Servers have other ports. */
const debuggingPort = Number(process.env.TEST_PORT ?? 4173) + 5000;

test.describe.configure({mode: 'serial'});

let browser: BrowserContext;

test.beforeAll(async () => {
  browser = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  });
});
test.afterAll(() => browser.close());

for (const [kind, categories] of Object.entries(needed)) {
  const path = pageKinds[kind as keyof typeof needed];
  test(`${kind}: Lighthouse gives a full score for ${categories.join(', ')}`, async ({
    baseURL,
  }) => {
    // A run takes minutes on a busy machine.
    test.setTimeout(5 * 60_000);
    const {default: lighthouse} = await import('lighthouse');
    const run = await lighthouse(`${baseURL}${path}`, {
      port: debuggingPort,
      onlyCategories: categories,
      throttlingMethod: 'provided',
      ignoreStatusCode: true,
      logLevel: 'error',
    });
    if (!run) throw new Error('Lighthouse returned no result.');
    const {lhr} = run;
    expect(lhr.runtimeError).toBeUndefined();
    expect(failures(lhr)).toEqual([]);
    for (const category of categories) {
      expect(lhr.categories[category]?.score, category).toBe(1);
    }
  });
}

/** Returns the audits that cost points, each with its elements. */
function failures({audits, categories}: Result): string[] {
  const counted = new Set(
    Object.values(categories).flatMap(({auditRefs}) =>
      auditRefs.filter(({weight}) => weight > 0).map(({id}) => id),
    ),
  );
  return Object.values(audits)
    .filter(({id, score}) => counted.has(id) && score !== null && score < 1)
    .map(({id, title, details}) => {
      const items: unknown = details && 'items' in details ? details.items : [];
      return `${id}: ${title} ${JSON.stringify(items).slice(0, 600)}`;
    });
}
