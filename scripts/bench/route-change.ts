import type {Page} from '@playwright/test';

import {browse, interact, hydrated} from './browse';
import {median} from './statistics';

/** Route changes of a visit, each to the next page. */
const changes = 3;
/** Time that a page gets to be fetched while the pointer rests on its link, in ms. */
const rest = 1500;

/**
 * From a click to a painted page that was fetched ahead, in ms: the median of
 * the first route changes of a visit.
 */
export async function measureRouteChange(url: string): Promise<number> {
  return browse(async (page) => {
    await page.goto(url);
    await interact(page);
    await hydrated(page);
    const times: number[] = [];
    for (let change = 0; change < changes; change++) {
      times.push(await changeRoute(page));
    }
    return median(times);
  });
}

async function changeRoute(page: Page): Promise<number> {
  const link = page.locator('.pagination-nav__link--next');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(rest);
  // The compiler of these lines leaves marks on functions with a name, which the page does not know.
  await page.evaluate((selector) => {
    const before = document.querySelector(selector)!.textContent;
    Object.assign(window, {
      painted: new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({timeStamp}) => {
            new MutationObserver((_, observer) => {
              const now = document.querySelector(selector)?.textContent;
              if (now === before) return;
              observer.disconnect();
              // A message that is sent before a frame arrives after it.
              requestAnimationFrame(() => {
                const {port1, port2} = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - timeStamp);
                port2.postMessage(null);
              });
            }).observe(document.body, {
              childList: true,
              characterData: true,
              subtree: true,
            });
          },
          {capture: true, once: true},
        );
      }),
    });
  }, 'main h1');
  await page.mouse.down();
  await page.mouse.up();
  const took: number = await page.evaluate('painted');
  await page.waitForTimeout(rest);
  return took;
}
