import type {Page, Route} from '@playwright/test';

import {expect, holdScripts, open, test} from './fixtures';
import {input, modal, searchFor} from './search-modal';

const guide = '/react/guides/async';

/**
 * Holds the index back.
 *
 * @returns a function that lets it through
 */
async function holdIndex(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/search-records.json', (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('until the index arrives, search says that it waits, and Enter follows the first hit afterward', async ({
  page,
}) => {
  const release = await holdIndex(page);
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useStore');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText('Searching…');
  await expect(modal(page).getByRole('status')).toHaveText('Searching…');
  await expect(modal(page)).not.toContainText('No results found');
  await expect(modal(page)).not.toContainText('See all');
  await expect(input(page)).toBeFocused();
  await release();
  await expect(page).toHaveURL('/react/api/react/functions/useStore');
  await expect(modal(page)).toBeHidden();
});

test('letters, Backspace, and Enter before the modal arrives lead to the first hit', async ({
  page,
}) => {
  await open(page, guide);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('useStorezz');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
  await release();
  await expect(page).toHaveURL('/react/api/react/functions/useStore');
});

test('what is typed while the index is awaited is asked when it arrives, also after Tab', async ({
  page,
}) => {
  const release = await holdIndex(page);
  await open(page, guide);
  await searchFor(page, 'zz');
  await page.keyboard.press('Tab');
  await release();
  await expect(modal(page)).toContainText('No results found for "zz"');
  await input(page).fill('BaseError');
  await expect(modal(page).getByRole('option').first()).toContainText(
    'BaseError',
  );
});

test('spaces are no query', async ({page}) => {
  await open(page, guide);
  await searchFor(page, '   ');
  await expect(
    modal(page).getByRole('link', {name: /Connect a wallet/}),
  ).toBeVisible();
  await expect(modal(page)).not.toContainText('No results');
});

test('the search page says that it waits for the index', async ({page}) => {
  const release = await holdIndex(page);
  await page.goto('/search?q=zzqqxx');
  const main = page.locator('main');
  await expect(main).toContainText('Searching…');
  await expect(main).not.toContainText('No results');
  await release();
  await expect(main).toContainText('No results found for "zzqqxx"');
  await expect(main).not.toContainText('Searching…');
});
