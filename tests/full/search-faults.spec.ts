import type {Page} from '@playwright/test';

import {expect, open, test} from '../e2e/fixtures';
import {box, hits, input, modal, searchFor} from '../e2e/search-modal';

const here = '/react/getting-started/query';
const records = '**/search-records.json';

async function searchInVain(page: Page): Promise<void> {
  await open(page, here);
  await searchFor(page, 'query');
  await expect(modal(page)).toContainText('Unable to fetch results');
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
  await searchInVain(page);
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await input(page).press('s');
  await expect(hits(page).first()).toBeVisible();
});

for (const [what, answer] of [
  ['missing', {status: 404, body: ''}],
  ['a page of the host', {contentType: 'text/html', body: '<!doctype html>'}],
  ['JSON of another shape', {json: {documents: null}}],
] as const) {
  test(`a search whose index is ${what} says so`, async ({page}) => {
    await page.route(records, (route) => route.fulfill(answer));
    await searchInVain(page);
  });
}

test('an index that was out of reach is asked for again when the network is back', async ({
  page,
  context,
}) => {
  await page.route(records, (route) => route.abort());
  await searchInVain(page);
  await context.setOffline(true);
  await page.unroute(records);
  await context.setOffline(false);
  await expect(hits(page).first()).toBeVisible();
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
