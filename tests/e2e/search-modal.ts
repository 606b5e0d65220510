// The parts of search, which opens over a page, and how tests open it. Also for
// `tests/engines` and `tests/full`. `search-results.ts` has the search page's.
import type {Locator, Page} from '@playwright/test';

import {expect} from './fixtures';

/** The address of the search index, as a pattern. */
export const indexFile = '**/search-records.json';

/** The box in the navbar, which opens search. */
export const box = (page: Page): Locator =>
  page.getByRole('button', {name: /Search docs/});

/** Search itself, over the page. */
export const modal = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search'});

/** The modal's field. */
export const input = (page: Page): Locator => page.locator('.DocSearch-Input');

/** Results in the modal. */
export const hits = (page: Page): Locator => modal(page).getByRole('option');

/** Opens search on a hydrated page, and types a query. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill(text);
}
