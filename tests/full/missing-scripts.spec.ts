// Scripts of a page that stay missing, or that a new deployment has replaced:
// how often the page loads again. `failed-requests.spec.ts` has all other faults.
import type {Page} from '@playwright/test';

import {
  expect,
  heading,
  hydrated,
  openWithoutPrefetch,
  sidebarLink,
  test,
} from '../e2e/fixtures';
import {redeploy} from './redeploy';

const here = '/react/getting-started/query';

const notice = (page: Page) => page.locator('.load-failure');

/** Follows a link without hovering, so that nothing is prefetched. */
const goElsewhere = (page: Page) =>
  sidebarLink(page, 'Multichain').dispatchEvent('click');

/** Counts the documents that the page loads after this call. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Matches the scripts of single pages, not the two that every page has. */
const partsOfPages = /\/assets\/js\/(?!main\.|runtime)/;

test.describe("a page's script", () => {
  test.use({
    expectedErrors: [/404|Loading chunk|Unexpected|Invalid|net::ERR_ABORTED/],
  });

  test('that stays missing causes one reload, the page is readable, and its links work', async ({
    page,
  }) => {
    await openWithoutPrefetch(page, here);
    const documents = countDocuments(page);
    await page.route(partsOfPages, (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await goElsewhere(page);
    await expect(heading(page)).toHaveText('Multichain');
    await expect(notice(page)).toBeVisible();
    // Only the navigation's reload.
    expect(documents()).toBe(1);
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  });
});

test.describe('a site that is deployed while it is read', () => {
  test.use({expectedErrors: [/404|Loading chunk/]});

  test('logs a warning, loads the next page as a document, and continues @spec-4 @spec-8', async ({
    page,
  }) => {
    await openWithoutPrefetch(page, here);
    const documents = countDocuments(page);
    const warning = page.waitForEvent('console', (message) =>
      /Loading chunk/.test(message.text()),
    );
    await redeploy(page);
    await goElsewhere(page);
    expect((await warning).type()).toBe('warning');
    await expect(heading(page)).toHaveText('Multichain');
    await hydrated(page);
    await sidebarLink(page, 'Query').click();
    await expect(heading(page)).toHaveText('Query');
    // Only the first navigation's.
    expect(documents()).toBe(1);
  });
});
