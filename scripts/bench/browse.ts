import {chromium, type Page} from '@playwright/test';

import {browserArguments, findBrowser} from '../../tests/find-browser';

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
    return await visit(page);
  } finally {
    await browser.close();
  }
}

/** Moves the pointer, as a reader does who begins to use the page. */
export async function interact(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new PointerEvent('pointermove')),
  );
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}
