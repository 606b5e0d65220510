import {chromium, type Page} from '@playwright/test';

import {browserArguments, findBrowser} from '../browsers/find-browser';

/** How many times slower the processor is made, as for a phone of the middle class. */
const slowdown = 4;

/** Opens an empty page in a browser of its own, at the slowed processor, for `visit`. */
export async function browse<Result>(
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(watchHydration);
    return await visit(page);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: Playwright asks for an attribute only every half second. */
function watchHydration(): void {
  Object.assign(window, {
    hydrated: new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document, {
        attributes: true,
        attributeFilter: ['data-has-hydrated'],
        subtree: true,
      });
    }),
  });
}

/**
 * Moves the pointer, as a reader does who begins to use the page.
 *
 * @returns when, on the page's clock, in ms
 */
export async function interact(page: Page): Promise<number> {
  return page.evaluate(() => {
    const now = performance.now();
    document.dispatchEvent(new PointerEvent('pointermove'));
    return now;
  });
}

/**
 * Waits until React has taken over the page.
 *
 * @returns when, on the page's clock, in ms
 */
export async function hydrated(page: Page): Promise<number> {
  return page.evaluate('hydrated');
}
