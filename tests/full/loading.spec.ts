// What the reader sees while a page loads: the progress bar, the spinner, and the
// error with a Retry button. Their times are those of the specification. A fake
// clock measures the bar's, and timers that the test fires the spinner's.
import type {Page, Route} from '@playwright/test';

import {
  expect,
  heading,
  holdScripts,
  openWithoutPrefetch,
  sidebarLink,
  test,
} from '../e2e/fixtures';

const here = '/react/getting-started/query';

/** Returns the sidebar link from `here` to the guide Multichain. */
const linkElsewhere = (page: Page) => sidebarLink(page, 'Multichain');

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');
  /** Returns the bar's share of the page's width, from 0 to 1. */
  const share = async (page: Page): Promise<number> => {
    const style = (await bar(page).getAttribute('style')) ?? '';
    const offset = /translate3d\((-?[\d.]+)%/.exec(style)?.[1];
    return 1 + Number(offset) / 100;
  };

  test('appears after 200 ms, grows every 800 ms, and disappears @spec-2 @spec-9', async ({
    page,
  }) => {
    await page.clock.install();
    await openWithoutPrefetch(page, here);
    const release = await holdScripts(page);
    // Each step is random, at most 0.02. This makes it the largest.
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    // The clock only pauses at a later time, and loading takes less than this.
    await page.clock.pauseAt(Date.now() + 60_000);
    // A synthetic click, since a real pointer would prefetch the page.
    await linkElsewhere(page).dispatchEvent('click');

    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    expect(await share(page)).toBeCloseTo(0.08, 5);
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');

    await page.clock.runFor(799);
    expect(await share(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(1);
    expect(await share(page)).toBeCloseTo(0.1, 5);
    await page.clock.runFor(800);
    expect(await share(page)).toBeCloseTo(0.12, 5);

    await page.clock.resume();
    await release();
    await expect(heading(page)).toHaveText('Multichain');
    await expect(bar(page)).toHaveCount(0);
  });
});

/** A timer that a test holds back. */
interface Timer {
  callback: () => void;
  /** In ms. */
  delay: number;
}

test.describe('a page with late parts', () => {
  /**
   * Opens a page at its `.html` path, which some hosts serve. Its parts then
   * load after React starts.
   */
  async function openAtHtmlPath(page: Page): Promise<void> {
    // Without src/fixes/html-address, which is the first to change the address.
    await page.addInitScript(() => {
      const {replaceState} = history;
      history.replaceState = () => {
        history.replaceState = replaceState;
      };
    });
    await page.route(`**${here}.html`, async (route) => {
      const {href} = new URL(here, route.request().url());
      const response = await route.fetch({url: href});
      const body = withoutParts(await response.text());
      await route.fulfill({response, body});
    });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (isPartOfPage(body)) await onPart(route);
      else await route.fulfill({response, body});
    });
    await page.goto(`${here}.html`);
  }

  /** The page with only those scripts listed that every page has. */
  const withoutParts = (html: string): string =>
    html.replace(/(?<=data-scripts=")[^"]*/, (list) =>
      list
        .split(' ')
        .filter((script) => /main[~.]|~main/.test(script))
        .join(' '),
    );

  /**
   * Holds back timers of 100 to 1000 ms, from the next document on. These include
   * the spinner's. Playwright's clock would also hold back the page's start.
   */
  async function holdTimers(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const timers: Timer[] = [];
      const setTimer = window.setTimeout.bind(window);
      const setTimeout = (callback: () => void, delay = 0): number => {
        if (delay < 100 || delay > 1000) return setTimer(callback, delay);
        timers.push({callback, delay});
        return 0;
      };
      Object.assign(window, {timers, setTimeout});
    });
  }

  /**
   * Fires the held timers up to a delay, in ms.
   *
   * @returns the number of timers of 200 ms that are still held, such as the
   *   spinner's
   */
  const fireTimers = (page: Page, delay: number): Promise<number> =>
    page.evaluate((longest) => {
      const timers = Reflect.get(window, 'timers') as Timer[];
      const due = timers.filter((timer) => timer.delay <= longest);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.callback();
      }
      return timers.filter((timer) => timer.delay === 200).length;
    }, delay);

  /** Answers a request for the guide's text. Each test sets it. */
  let onPart: (route: Route) => Promise<void>;
  const isPartOfPage = (script: string): boolean =>
    script.includes('"getting-started/query"') &&
    script.includes('frontMatter');

  test.use({
    // React reports that the loader replaces the prerendered content.
    expectedErrors: [
      /Minified React error|onRecoverableError|ERR_FAILED|Failed to load resource/,
    ],
  });

  test('shows a spinner after 200 ms, then the page @spec-2 @spec-9', async ({
    page,
  }) => {
    const spinner = page.locator('svg#loader');
    const held: Route[] = [];
    onPart = (route) => {
      held.push(route);
      return Promise.resolve();
    };
    await holdTimers(page);
    await openAtHtmlPath(page);
    await expect.poll(() => fireTimers(page, 199)).toBeGreaterThan(0);
    await expect(spinner).toHaveCount(0);
    await fireTimers(page, 200);
    await expect(spinner).toBeVisible();
    onPart = (route) => route.continue();
    await Promise.all(held.map((route) => route.continue()));
    await expect(heading(page)).toHaveText('Query');
    await expect(spinner).toHaveCount(0);
  });

  test('shows an error and a working Retry button when a part fails @spec-2 @spec-8', async ({
    page,
  }) => {
    onPart = (route) => route.abort();
    await openAtHtmlPath(page);
    await expect(
      page.getByText(/ChunkLoadError: .*Loading chunk/),
    ).toBeVisible();
    onPart = (route) => route.continue();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(heading(page)).toHaveText('Query');
  });
});
