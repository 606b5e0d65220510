// The color mode: what the toggle chooses and stores, and what is painted first.
// `engines/storage-denied.spec.ts` tests it without storage.
import type {Page} from '@playwright/test';

import {expect, hydrated, storedItem, test} from './fixtures';

const guide = '/react/getting-started/query';

const expectMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

/** Without a stored choice, the color mode follows the system. */
const followsSystem = null;

/**
 * Clicks the toggle for each step, starting without a stored choice. A step has
 * the expected mode, and the expected choice in the storage.
 */
async function expectCycle(
  page: Page,
  steps: readonly [mode: 'light' | 'dark', stored: string | null][],
): Promise<void> {
  expect(await storedItem(page, 'theme')).toBe(followsSystem);
  for (const [mode, stored] of steps) {
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expectMode(page, mode);
    expect(await storedItem(page, 'theme')).toBe(stored);
  }
}

test('the color mode follows the system until the reader chooses @spec-4 @spec-7', async ({
  page,
}) => {
  await page.goto(guide);
  await expectMode(page, 'light');
  await hydrated(page);

  await test.step('in a light system, the first click chooses dark', () =>
    expectCycle(page, [
      ['dark', 'dark'],
      ['light', followsSystem],
      ['light', 'light'],
      ['dark', 'dark'],
      ['light', followsSystem],
    ]));

  await test.step('a change of the system changes the mode', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'dark');
  });

  await test.step('in a dark system, the first click chooses light', () =>
    expectCycle(page, [
      ['light', 'light'],
      ['dark', 'dark'],
      ['dark', followsSystem],
    ]));
});

test('the color mode is set before the page is painted @spec-4', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // The browser paints nothing before the page has a root.
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#__docusaurus')) return;
      const {theme} = document.documentElement.dataset;
      Object.assign(window, {themeOfFirstPaint: theme});
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto(guide);
  const theme = await page.evaluate((): unknown =>
    Reflect.get(window, 'themeOfFirstPaint'),
  );
  expect(theme).toBe('dark');
});
