import {browse, interact, hydrated} from './browse';

/** Time that idle fetching gets before the reader's first interaction, in ms. */
const idle = 3000;

/**
 * From the reader's first interaction, given when scripts had time to be fetched ahead,
 * to a page that answers, in ms.
 */
export async function measureFromSign(url: string): Promise<number> {
  return browse(async (page) => {
    await page.goto(url);
    await page.waitForTimeout(idle);
    const start = await interact(page);
    return (await hydrated(page)) - start;
  });
}

/** From the start of the visit to a page that answers, in ms, where scripts run at load. */
export async function measureFromLoad(url: string): Promise<number> {
  return browse(async (page) => {
    await page.goto(url, {waitUntil: 'commit'});
    return hydrated(page);
  });
}
