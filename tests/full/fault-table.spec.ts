import type {Page, Route} from '@playwright/test';

import {
  expect as expectSoon,
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
import {faults, startFaultyServer} from './fault-answers';

// A pending request is reported after ten seconds. A failed script is requested
// three times.
const expect = expectSoon.configure({timeout: 30_000});

const here = '/react/getting-started/query';

interface Kind {
  /** The failing requests. */
  asks: RegExp;
  /**
   * Opens a readable page. The failing requests follow later, unless they are
   * part of the page.
   */
  begin: (page: Page) => Promise<void>;
  /** The reader's action and the reported failure. */
  reported: (page: Page, fault: string) => Promise<void>;
  /** The reader's action after the fault is gone, and the result. */
  mended: (page: Page, fault: string) => Promise<void>;
  /** Whether the request is part of opening the page. */
  isPartOfPage?: boolean;
}

const notice = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => notice(page).getByRole('button', {name: 'Retry'});
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
/** Repeats Run, since an earlier request may fail only now. */
const runs = async (page: Page): Promise<void> => {
  const run = demo(page).getByRole('button', {name: /^(?:Run|Retry)$/});
  await expect(async () => {
    if (await run.isVisible()) await run.click();
    const shown = expect(resultOf(demo(page)));
    await shown.toContainText('100,000,000,000,000', {timeout: 12_000});
  }).toPass();
};
const editor = (page: Page) => page.locator('.cm-editor');
const readsOn = async (page: Page): Promise<void> => {
  await hydrated(page);
  await sidebarLink(page, 'Mutation').click();
  await expect(heading(page)).toHaveText('Mutation');
};
const findsAgain = async (page: Page): Promise<void> => {
  await input(page).press('m');
  await expect(hits(page).first()).toBeVisible();
};
const searchesInVain = async (page: Page): Promise<void> => {
  await searchFor(page, 'query');
  await expect(modal(page)).toContainText('Unable to fetch results');
};

/** A request that a demo needs to run. */
const demoAsks = (asks: RegExp): Kind => ({
  asks,
  begin: (page) => openWithoutPrefetch(page, '/demos'),
  reported: async (page, fault) => {
    await demo(page).getByRole('button', {name: 'Run'}).click();
    if (fault === 'hangs') await expect(retry(page)).toBeVisible();
    else await expect(demo(page)).toContainText("couldn't be fetched.");
  },
  mended: async (page, fault) => {
    if (fault === 'hangs') {
      await reloadByRetry(page);
    }
    await runs(page);
  },
});

const kinds: Record<string, Kind> = {
  'page script': {
    asks: /\/assets\/js\/main\./,
    isPartOfPage: true,
    begin: async (page) => {
      await page.goto(here);
    },
    reported: (page) => expect(notice(page)).toContainText('scripts'),
    mended: async (page) => {
      await tryAgain(page);
      await readsOn(page);
    },
  },
  'page data': {
    asks: /\/assets\/js\/(?!main\.|runtime)/,
    begin: (page) => openWithoutPrefetch(page, here),
    reported: async (page, fault) => {
      // A synthetic click, since a real pointer would prefetch the page.
      await sidebarLink(page, 'Multichain').dispatchEvent('click');
      const stays = fault === 'hangs';
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toHaveText(stays ? 'Query' : 'Multichain');
    },
    mended: async (page) => {
      await tryAgain(page);
      await expect(heading(page)).toHaveText('Multichain');
      await readsOn(page);
    },
  },
  'search modal': {
    asks: /\/assets\/js\//,
    begin: (page) => openWithoutPrefetch(page, here),
    reported: async (page) => {
      await box(page).focus();
      await expect(notice(page)).toHaveCount(0);
      await box(page).click();
      await expect(notice(page)).toBeVisible();
    },
    mended: async (page) => {
      await reloadByRetry(page);
      await searchFor(page, 'query');
      await expect(hits(page).first()).toBeVisible();
    },
  },
  'search index': {
    asks: /search-records\.json/,
    begin: (page) => open(page, here),
    reported: searchesInVain,
    mended: findsAgain,
  },
  'search engine': {
    asks: /\/search-engine\./,
    begin: (page) => open(page, here),
    reported: searchesInVain,
    mended: findsAgain,
  },
  types: {
    asks: /\/sample-types\//,
    begin: (page) => open(page, '/markdown-page'),
    reported: async (page) => {
      await page.locator('[data-type]', {hasText: 'account'}).first().hover();
      await expect(notice(page)).toContainText("The type couldn't be loaded");
    },
    mended: async (page) => {
      await tryAgain(page);
      await expect(page.locator('.type-popover')).toContainText('bigint');
    },
  },
  demo: demoAsks(/\/assets\/js\//),
  editor: {
    asks: /\/assets\/js\//,
    begin: async (page) => {
      await openWithoutPrefetch(page, '/demos');
      await runs(page);
    },
    reported: async (page, fault) => {
      await demo(page).getByRole('button', {name: 'Edit'}).click();
      await expect(retry(page)).toBeVisible();
      const isSlow = fault === 'hangs';
      await expect(notice(page)).toContainText(
        isSlow ? 'slow to load' : "couldn't be loaded",
      );
      const status = page.getByText('Loading the editor…');
      await expect(status).toHaveCount(isSlow ? 1 : 0);
      await expect(page.locator('pre').first()).toContainText('useLazyLoad');
    },
    mended: async (page) => {
      await reloadByRetry(page);
      await demo(page).getByRole('button', {name: 'Edit'}).click();
      await expect(editor(page)).toContainText('useLazyLoadQuery');
    },
  },
  frame: {
    asks: /\/example-frame/,
    begin: (page) => open(page, '/demos'),
    reported: async (page) => {
      await demo(page).getByRole('button', {name: 'Run'}).click();
      await expect(demo(page)).toContainText("couldn't be fetched.");
    },
    mended: runs,
  },
  'frame script': {
    ...demoAsks(/\/assets\/frame\/script/),
  },
  compiler: {
    asks: /\/compiler\..*js/,
    begin: async (page) => {
      await open(page, '/playground');
      await expect(editor(page)).toBeVisible();
    },
    reported: async (page, fault) => {
      await typesButton(page).click();
      if (fault === 'hangs') await expect(retry(page)).toBeVisible();
      else await expect(typesButton(page)).toHaveText('Types: not available');
    },
    mended: async (page, fault) => {
      if (fault === 'hangs') {
        await reloadByRetry(page);
      } else await typesButton(page).click();
      await typesButton(page).click();
      await expect(typesButton(page)).toHaveText('Types: no problem');
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
    test(`${name}: ${fault}`, async ({page}) => {
      test.setTimeout(90_000);
      const failing = (url: URL) => kind.asks.test(url.pathname);
      let asked = 0;
      const answering = async (route: Route): Promise<void> => {
        asked += 1;
        await answer(route);
      };
      if (kind.isPartOfPage) await page.route(failing, answering);
      await kind.begin(page);
      if (!kind.isPartOfPage) await page.route(failing, answering);
      await kind.reported(page, fault);
      expect(asked, 'requests that failed').toBeGreaterThan(0);
      await expect(page.locator('main p:visible').first()).toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await kind.mended(page, fault);
    });
  }
}
