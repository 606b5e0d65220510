import type {Locator, Page} from '@playwright/test';

import {
  expect as expectSoon,
  holdScripts,
  interact,
  test,
} from '../e2e/fixtures';

// Pages run four times as slow here, on a machine that may be slow itself.
const expect = expectSoon.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

const guide = '/react/getting-started/query';

const toggle = '.navbar [data-color-toggle] button';

const html = (page: Page): Locator => page.locator('html');

/** A control of the sidebar, closed and open. */
const references = (verb: 'Expand' | 'Collapse') =>
  `button[aria-label="${verb} sidebar category 'API reference'"]`;

/** Scripts of the page wait until this is called. */
let letThrough: () => Promise<void>;

/**
 * Lets the scripts come to a page that does not answer yet, and waits until it
 * does; what was held is then done again.
 */
async function answering(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await letThrough();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
}

/** Clicks that have got through to the document so far. */
const clicks = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'clicks') as number);

/**
 * Opens a page on a slow machine with slow scripts and clicks an element there
 * as soon as the document is read, which is before it is painted.
 */
async function clickWhileReading(
  page: Page,
  path: string,
  selector: string,
): Promise<void> {
  await page.addInitScript((target) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>(target)!.click();
    });
  }, selector);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
}

test.beforeEach(async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  letThrough = await holdScripts(page);
  await page.addInitScript(() => {
    let clicks = 0;
    Object.defineProperty(window, 'clicks', {get: () => clicks});
    document.addEventListener('click', () => (clicks += 1), true);
  });
});

test('the color toggle answers at once, is not done again, and agrees afterwards', async ({
  page,
}) => {
  await clickWhileReading(page, guide, toggle);
  const state = (): Promise<unknown> =>
    page.evaluate(() => {
      const {theme, themeChoice} = document.documentElement.dataset;
      return [theme, themeChoice, localStorage.getItem('theme')];
    });
  expect(await state()).toEqual(['light', 'light', 'light']);
  await page.locator(toggle).click();
  expect(await state()).toEqual(['dark', 'dark', 'dark']);
  await answering(page);
  await expect(page.locator(toggle)).toHaveAttribute('title', 'dark mode');
  expect(await state()).toEqual(['dark', 'dark', 'dark']);
  await page.locator(toggle).click();
  await expect(page.locator(toggle)).toHaveAttribute('title', 'system mode');
  expect(await state()).toEqual(['light', 'system', null]);
});

test('the announcement goes at once when it is closed, and stays away', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  await clickWhileReading(page, guide, '.theme-announcement-bar .close');
  await expect(bar).toBeHidden();
  await answering(page);
  await expect(bar).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.dismiss'),
      localStorage.getItem('docusaurus.announcement.id'),
    ]),
  ).toEqual(['true', 'contracts-on-revive']);
});

test('several things are done in the order in which they came', async ({
  page,
}) => {
  await page.goto(guide, {waitUntil: 'domcontentloaded'});
  for (const selector of [
    references('Expand'),
    'button[aria-label="Collapse sidebar category \'Guides\'"]',
    '.DocSearch-Button',
  ]) {
    await page.locator(selector).click();
  }
  await answering(page);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page.locator(references('Collapse'))).toHaveCount(1);
  await expect(
    page.locator('[aria-label="Expand sidebar category \'Guides\'"]'),
  ).toHaveCount(1);
  expect(await clicks(page)).toBe(3);
});

test('a click while React takes over the page is done once', async ({page}) => {
  // Clicks when React has been told to begin, and before it is done.
  await page.addInitScript((target) => {
    Object.defineProperty(window, 'docusaurusRoot', {
      configurable: true,
      set(value) {
        Object.defineProperty(window, 'docusaurusRoot', {value});
        setTimeout(() => {
          const {hasHydrated} = document.documentElement.dataset;
          Object.assign(window, {hasHydrated});
          document.querySelector<HTMLElement>(target)!.click();
        });
      },
    });
  }, references('Expand'));
  await page.goto(guide, {waitUntil: 'domcontentloaded'});
  await interact(page);
  await answering(page);
  expect(
    await page.evaluate((): unknown => Reflect.get(window, 'hasHydrated')),
  ).toBe('false');
  await expect(page.locator(references('Collapse'))).toBeVisible();
  expect(await clicks(page)).toBe(1);
});
