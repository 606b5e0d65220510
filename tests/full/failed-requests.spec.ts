// Each kind of request fails in each way of `network-faults.ts`. The page reports
// it, stays readable, and works again once the fault is gone. The product of both
// is too large for `e2e`, which has the most likely failures.
import type {Page, Route} from '@playwright/test';

import {
  expect as baseExpect,
  heading,
  hydrated,
  liveExample,
  open,
  openWithoutPrefetch,
  resultOf,
  sidebarLink,
  test,
} from '../e2e/fixtures';
import {box, hits, input, modal, searchFor} from '../e2e/search-modal';
import {faults, startFaultyServer} from './network-faults';

// A pending request is reported after ten seconds, and some pages request two
// files in a row.
const expect = baseExpect.configure({timeout: 30_000});

const here = '/react/getting-started/query';

interface Kind {
  /** Paths of the failing requests. */
  paths: RegExp;
  /**
   * Opens a readable page. The failing requests follow later, unless they are
   * part of the page.
   */
  openPage: (page: Page) => Promise<void>;
  /**
   * Acts like a reader, and expects the page to report the failure.
   *
   * @param isPending - whether the request never gets an answer, which the page
   *   reports as slow. Otherwise, it fails.
   */
  expectReport: (page: Page, isPending: boolean) => Promise<void>;
  /** Acts like a reader after the fault is gone, and expects the result. */
  expectRecovery: (page: Page, isPending: boolean) => Promise<void>;
  /** Whether the request is part of opening the page. */
  isPartOfPage?: boolean;
}

/** The page's report of a failure. */
const notice = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => notice(page).getByRole('button', {name: 'Retry'});
/** Presses the notice's button. Some retry in the page, and others reload it. */
const tryAgain = async (page: Page): Promise<void> => {
  await retry(page).click();
  await expect(notice(page)).toHaveCount(0);
};
/** Waits for the new page, since the notice disappears before the old page. */
const reloadByRetry = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await tryAgain(page);
  await loaded;
  await hydrated(page);
};
const typesButton = (page: Page) => page.getByRole('button', {name: /types/i});
const demo = (page: Page) => liveExample(page, 'first query');
/** Runs the demo, again if a request of an earlier run fails only now. */
const expectRun = async (page: Page): Promise<void> => {
  const run = demo(page).getByRole('button', {name: /^(?:Run|Retry)$/});
  await expect(async () => {
    if (await run.isVisible()) await run.click();
    const shown = expect(resultOf(demo(page)));
    // Alice's 10,000 DOT, in planck. A pending request fails after ten seconds.
    await shown.toContainText('100,000,000,000,000', {timeout: 12_000});
  }).toPass();
};
const editor = (page: Page) => page.locator('.cm-editor');
const expectNavigation = async (page: Page): Promise<void> => {
  await hydrated(page);
  await sidebarLink(page, 'Mutation').click();
  await expect(heading(page)).toHaveText('Mutation');
};
const expectHits = async (page: Page): Promise<void> => {
  await input(page).press('m');
  await expect(hits(page).first()).toBeVisible();
};
const expectFailedSearch = async (page: Page): Promise<void> => {
  await searchFor(page, 'query');
  await expect(modal(page)).toContainText('Unable to fetch results');
};

/** A request that a demo needs to run. */
const demoRequest = (paths: RegExp): Kind => ({
  paths,
  openPage: (page) => openWithoutPrefetch(page, '/demos'),
  expectReport: async (page, isPending) => {
    await demo(page).getByRole('button', {name: 'Run'}).click();
    if (isPending) await expect(retry(page)).toBeVisible();
    else await expect(demo(page)).toContainText("couldn't be fetched.");
  },
  expectRecovery: async (page, isPending) => {
    if (isPending) await reloadByRetry(page);
    await expectRun(page);
  },
});

const kinds: Record<string, Kind> = {
  'page script': {
    paths: /\/assets\/js\/main\./,
    isPartOfPage: true,
    openPage: async (page) => {
      await page.goto(here);
    },
    expectReport: (page) => expect(notice(page)).toContainText('scripts'),
    expectRecovery: async (page) => {
      await tryAgain(page);
      await expectNavigation(page);
    },
  },
  'page data': {
    paths: /\/assets\/js\/(?!main\.|runtime)/,
    openPage: (page) => openWithoutPrefetch(page, here),
    expectReport: async (page, isPending) => {
      // A synthetic click, since a real pointer would prefetch the page.
      await sidebarLink(page, 'Multichain').dispatchEvent('click');
      await expect(notice(page)).toBeVisible();
      // After a failure, the browser itself opens the page.
      const shown = isPending ? 'Query' : 'Multichain';
      await expect(heading(page)).toHaveText(shown);
    },
    expectRecovery: async (page) => {
      await tryAgain(page);
      await expect(heading(page)).toHaveText('Multichain');
      await expectNavigation(page);
    },
  },
  'search modal': {
    paths: /\/assets\/js\//,
    openPage: (page) => openWithoutPrefetch(page, here),
    expectReport: async (page) => {
      await box(page).focus();
      // The focus only prefetches search, so it doesn't report a failure.
      await expect(notice(page)).toHaveCount(0);
      await box(page).click();
      await expect(notice(page)).toBeVisible();
    },
    expectRecovery: async (page) => {
      await reloadByRetry(page);
      await searchFor(page, 'query');
      await expect(hits(page).first()).toBeVisible();
    },
  },
  'search index': {
    paths: /search-records\.json/,
    openPage: (page) => open(page, here),
    expectReport: expectFailedSearch,
    expectRecovery: expectHits,
  },
  'search engine': {
    paths: /\/search-engine\./,
    openPage: (page) => open(page, here),
    expectReport: expectFailedSearch,
    expectRecovery: expectHits,
  },
  types: {
    paths: /\/sample-types\//,
    openPage: (page) => open(page, '/markdown-page'),
    expectReport: async (page) => {
      await page.locator('[data-type]', {hasText: 'account'}).first().hover();
      await expect(notice(page)).toContainText("The type couldn't be loaded");
    },
    expectRecovery: async (page) => {
      await tryAgain(page);
      await expect(page.locator('.type-popover')).toContainText('bigint');
    },
  },
  demo: demoRequest(/\/assets\/js\//),
  editor: {
    paths: /\/assets\/js\//,
    openPage: async (page) => {
      await openWithoutPrefetch(page, '/demos');
      await expectRun(page);
    },
    expectReport: async (page, isPending) => {
      await demo(page).getByRole('button', {name: 'Edit'}).click();
      await expect(retry(page)).toBeVisible();
      await expect(notice(page)).toContainText(
        isPending ? 'slow to load' : "couldn't be loaded",
      );
      const status = page.getByText('Loading the editor…');
      await expect(status).toHaveCount(isPending ? 1 : 0);
      await expect(page.locator('pre').first()).toContainText('useLazyLoad');
    },
    expectRecovery: async (page) => {
      await reloadByRetry(page);
      await demo(page).getByRole('button', {name: 'Edit'}).click();
      await expect(editor(page)).toContainText('useLazyLoadQuery');
    },
  },
  frame: {
    paths: /\/example-frame/,
    openPage: (page) => open(page, '/demos'),
    expectReport: async (page) => {
      await demo(page).getByRole('button', {name: 'Run'}).click();
      await expect(demo(page)).toContainText("couldn't be fetched.");
    },
    expectRecovery: expectRun,
  },
  'frame script': demoRequest(/\/assets\/frame\/script/),
  compiler: {
    paths: /\/compiler\..*js/,
    openPage: async (page) => {
      await open(page, '/playground');
      await expect(editor(page)).toBeVisible();
    },
    expectReport: async (page, isPending) => {
      await typesButton(page).click();
      if (isPending) await expect(retry(page)).toBeVisible();
      else await expect(typesButton(page)).toHaveText('Types: not available');
    },
    expectRecovery: async (page, isPending) => {
      if (isPending) await reloadByRetry(page);
      else await typesButton(page).click();
      await typesButton(page).click();
      // The compiler first reads the types of all packages.
      await expect(typesButton(page)).toHaveText('Types: no problem', {
        timeout: 60_000,
      });
    },
  },
};

test.use({
  expectedErrors: [
    /Failed to load resource|net::ERR_|Loading (?:CSS )?chunk|Refused to|MIME type|Unexpected|Invalid|preloaded using link preload but not used/,
  ],
});

let endFaultyServer: () => void;
test.beforeAll(async () => {
  endFaultyServer = await startFaultyServer();
});
test.afterAll(() => endFaultyServer());

for (const [name, kind] of Object.entries(kinds)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`${name}, ${fault}: the page reports it, stays readable, and recovers`, async ({
      page,
    }) => {
      // Reports and recoveries wait for ten seconds each, some twice, and then for
      // a demo or the compiler.
      test.setTimeout(150_000);
      let failed = 0;
      const startFault = () =>
        page.route(
          ({pathname}) => kind.paths.test(pathname),
          async (route: Route) => {
            failed += 1;
            await answer(route);
          },
        );
      if (kind.isPartOfPage) await startFault();
      await kind.openPage(page);
      if (!kind.isPartOfPage) await startFault();
      const isPending = fault === 'hangs';
      await kind.expectReport(page, isPending);
      expect(failed, 'failed requests').toBeGreaterThan(0);
      const text = page.locator('main p:visible');
      await expect(text.first(), 'text of the page').toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await kind.expectRecovery(page, isPending);
    });
  }
}
