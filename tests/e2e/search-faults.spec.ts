import type {Page} from '@playwright/test';

import {expect, test} from './fixtures';
import {open} from './page-kinds';

const here = '/react/getting-started/query';
const records = '**/search-records.json';

const box = (page: Page) => page.getByRole('button', {name: /Search docs/});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => dialog(page).locator('input');

async function searchInVain(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill('query');
  await expect(dialog(page)).toContainText('Unable to fetch results');
}

test.use({
  expectedErrors: [/404|net::ERR_|ChunkLoadError|Loading (?:CSS )?chunk/],
});

test('a search whose worker is missing says so, and the next letter tries again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    Object.assign(window, {
      Worker: function (url: string) {
        return new Real('repaired' in window ? url : '/assets/js/gone.js');
      },
    });
  });
  await open(page, here);
  await searchInVain(page);
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await input(page).press('s');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
});

for (const [what, answer] of [
  ['missing', {status: 404, body: ''}],
  ['a page of the host', {contentType: 'text/html', body: '<!doctype html>'}],
  ['JSON of another shape', {json: {documents: null}}],
] as const) {
  test(`a search whose index is ${what} says so`, async ({page}) => {
    await page.route(records, (route) => route.fulfill(answer));
    await open(page, here);
    await searchInVain(page);
  });
}

test('an index that was out of reach is asked for again when the network is back', async ({
  page,
  context,
}) => {
  await page.route(records, (route) => route.abort());
  await open(page, here);
  await searchInVain(page);
  await context.setOffline(true);
  await page.unroute(records);
  await context.setOffline(false);
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
});

test('so is that of the search page', async ({page, context}) => {
  await page.route(records, (route) => route.abort());
  await page.goto('/search?q=query');
  const help = page.getByText('You might want to check your network');
  await expect(help).toBeVisible();
  await page.unroute(records);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(/\d+ documents found/)).toBeVisible();
  await expect(help).toBeHidden();
});

test('a modal that cannot be fetched is told when search is asked for and not before, and opens when its scripts come', async ({
  page,
  context,
}) => {
  await open(page, here);
  await context.setOffline(true);
  const notice = page.getByRole('alert');
  const refused = page.waitForEvent('requestfailed');
  await box(page).focus();
  await refused;
  await expect(notice).toHaveCount(0);
  await box(page).click();
  await expect(notice).toContainText('Loading failed: there is no connection.');
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  await context.setOffline(false);
  await box(page).click();
  await expect(input(page)).toBeFocused();
  await expect(notice).toHaveCount(0);
});
