// Search opens, finds, and closes with keys and clicks. In all engines, because
// they differ in how a dialog takes and returns the focus. `e2e/search.spec.ts`
// tests everything else of search.
import type {Locator, Page} from '@playwright/test';

import {hits} from '../e2e/search-modal';
import {expect, guide, heading, input, open, test} from './fixtures';

const box = (page: Page): Locator => page.locator('.DocSearch-Button');

test('Control+K opens search, and Enter opens a result @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('useLazyLoadQuery');
  await expect(hits(page).first()).toContainText('useLazyLoadQuery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/functions\/useLazyLoadQuery$/);
  await expect(heading(page)).toContainText('useLazyLoadQuery');
});

test('search opens from its box, by a click or a letter @spec-2 @spec-4 @spec-9 @nightly', async ({
  page,
}) => {
  await open(page, guide);

  await test.step('a click opens it, and Escape returns the focus', async () => {
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
  });

  await test.step('a letter opens it, and a click opens a result', async () => {
    await page.keyboard.type('mutation');
    await expect(input(page)).toHaveValue('mutation');
    await expect(hits(page).first()).toContainText(/mutation/i);
    await hits(page).first().click();
    await expect(input(page)).toHaveCount(0);
    await expect(heading(page)).toContainText(/mutation/i);
  });
});
