import type {Locator, Page} from '@playwright/test';

import {expect as expectSoon, holdScripts, test} from '../e2e/fixtures';

// Pages run four times as slow here, on a machine that may be slow itself.
const expect = expectSoon.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

const guide = '/react/getting-started/query';

const toggle = '.navbar [data-color-toggle] button';

const html = (page: Page): Locator => page.locator('html');

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
