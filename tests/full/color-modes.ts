import {expect, type Page} from '@playwright/test';

/** The site's color modes, which also are the browser's. */
export const colorModes = ['light', 'dark'] as const;

/**
 * Sets the browser's color mode on an open page without an own choice, and waits
 * until the page shows it. It changes an attribute after the browser's event.
 */
export async function changeColorMode(
  page: Page,
  colorScheme: (typeof colorModes)[number],
): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
