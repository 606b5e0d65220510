import {chromium, expect, test, type BrowserContext} from '@playwright/test';
import type {Result} from 'lighthouse';

import {
  browserArguments,
  findBrowser,
} from '../../scripts/browsers/find-browser';

type Category = 'accessibility' | 'best-practices' | 'seo';

const all: Category[] = ['accessibility', 'best-practices', 'seo'];

/** One page of each kind, and what must be faultless on it. */
const pages: Record<string, {path: string; categories: Category[]}> = {
  home: {path: '/', categories: all},
  guide: {path: '/react/getting-started/query', categories: all},
  'API page': {
    path: '/react/api/react/functions/useLazyLoadQuery',
    categories: all,
  },
  category: {path: '/vue/category/guides', categories: all},
  search: {
    path: '/search?q=query',
    categories: ['accessibility', 'best-practices'],
  },
  'not-found page': {path: '/no-such-page', categories: ['accessibility']},
};

const debuggingPort = Number(process.env.TEST_PORT ?? 4173) + 5000;

test.describe.configure({mode: 'serial'});

for (const mode of ['light', 'dark'] as const) {
  test.describe(`Lighthouse, ${mode}`, () => {
    let browser: BrowserContext;

    test.beforeAll(async ({baseURL}) => {
      browser = await chromium.launchPersistentContext('', {
        executablePath: findBrowser(),
        args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
        colorScheme: mode,
      });
      // Lighthouse opens tabs of its own, which share what is stored.
      const page = await browser.newPage();
      await page.goto(baseURL!);
      await page.evaluate(
        (theme) => localStorage.setItem('theme', theme),
        mode,
      );
      await page.close();
    });
    test.afterAll(() => browser.close());

    for (const [kind, {path, categories}] of Object.entries(pages)) {
      test(`finds nothing to better on the ${kind}: ${categories.join(', ')}`, async ({
        baseURL,
      }) => {
        test.setTimeout(120_000);
        const {lhr, artifacts} = await audit(`${baseURL}${path}`, categories);
        expect(artifacts.theme, 'the colour mode').toBe(mode);
        expect(lhr.runtimeError).toBeUndefined();
        expect(failures(lhr)).toEqual([]);
        for (const category of categories) {
          expect(lhr.categories[category]!.score, category).toBe(1);
        }
      });
    }

    /** Runs Lighthouse and looks at the colour mode that its tab would show. */
    async function audit(
      url: string,
      categories: Category[],
    ): Promise<{lhr: Result; artifacts: {theme: string | null}}> {
      const {default: lighthouse} = await import('lighthouse');
      const run = await lighthouse(url, {
        port: debuggingPort,
        onlyCategories: categories,
        throttlingMethod: 'provided',
        disableStorageReset: true,
        ignoreStatusCode: true,
        logLevel: 'error',
      });
      const page = await browser.newPage();
      await page.goto(url);
      const theme = await page.locator('html').getAttribute('data-theme');
      await page.close();
      return {lhr: run!.lhr, artifacts: {theme}};
    }
  });
}

/** The audits that cost points, each with the elements it is about. */
function failures({audits, categories}: Result): string[] {
  const counted = new Set(
    Object.values(categories).flatMap(({auditRefs}) =>
      auditRefs.filter(({weight}) => weight > 0).map(({id}) => id),
    ),
  );
  return Object.values(audits)
    .filter(({id, score}) => counted.has(id) && score !== null && score < 1)
    .map(({id, title, details}) => {
      const items = details && 'items' in details ? details.items : [];
      return `${id}: ${title} ${JSON.stringify(items).slice(0, 600)}`;
    });
}
