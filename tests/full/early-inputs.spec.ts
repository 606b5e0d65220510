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

test.beforeEach(async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  letThrough = await holdScripts(page);
});

for (const [what, selector, stored] of [
  ['the color mode is switched', toggle, {theme: 'light'}],
  [
    'the announcement is closed',
    '.theme-announcement-bar .close',
    {
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'contracts-on-revive',
    },
  ],
] as const) {
  test(`${what} by a click from before the page is painted, once`, async ({
    page,
  }) => {
    await page.addInitScript((target) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>(target)!.click();
      });
    }, selector);
    await page.goto(guide, {waitUntil: 'domcontentloaded'});
    await answering(page);
    await expect
      .poll(() => page.evaluate(() => ({...localStorage})))
      .toMatchObject(stored);
  });
}
