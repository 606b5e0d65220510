import type {Page} from '@playwright/test';

import {browse, interact, hydrated} from './browse';

/** Steps of the visit, each an interaction or two. */
const steps: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('button', {name: /dark and light mode/}).click(),
  (page) => page.locator('.menu__link--sublist').first().click(),
  async (page) => {
    const tab = page.locator('[role=tab][aria-selected=false]').first();
    if ((await tab.count()) > 0) await tab.click();
  },
  async (page) => {
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Input').waitFor();
    await page.keyboard.type('query', {delay: 120});
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
  },
  (page) => page.locator('.pagination-nav__link--next').click(),
];

/**
 * The slowest interaction of a visit that uses the colour toggle, the sidebar,
 * tabs, search and the link to the next page, in ms: interaction to next paint.
 */
export async function measureVisit(url: string): Promise<number> {
  return browse(async (page) => {
    await page.addInitScript(() => {
      const held = window as unknown as {slowest: number};
      held.slowest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) {
            held.slowest = Math.max(held.slowest, entry.duration);
          }
        }
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as never);
    });
    await page.goto(url);
    await interact(page);
    await hydrated(page);
    for (const step of steps) {
      await step(page);
      await page.waitForTimeout(500);
    }
    return page.evaluate(
      () => (window as unknown as {slowest: number}).slowest,
    );
  });
}
