import {chromium, type Page} from '@playwright/test';

import {browserArguments, findBrowser} from '../browsers/find-browser';

/** How many times slower the processor is made, as for a phone of the middle class. */
const slowdown = 4;
/** Time for the page to fetch ahead, in ms: its own scripts, or those of a link under the pointer. */
const prefetchTime = 3000;
/** After this long, in ms, a page that doesn't get there fails the measurement. */
const longestWait = 60_000;

/** From the first interaction to a page that answers, in ms. Where scripts run at load, from the visit's start. */
export const measureHydration = (
  url: string,
  isDeferred: boolean,
): Promise<number> =>
  browse(async (page) => {
    await page.goto(url, {waitUntil: isDeferred ? 'load' : 'commit'});
    if (isDeferred) await page.waitForTimeout(prefetchTime);
    const start = isDeferred ? await interact(page) : 0;
    return (await hydrated(page)) - start;
  });

/** From a click on the next page, which was fetched ahead, to its heading painted, in ms. */
export const measureRouteChange = (url: string): Promise<number> =>
  browse(async (page) => {
    await page.goto(url);
    await interact(page);
    await hydrated(page);
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForTimeout(prefetchTime);
    await page.evaluate(watchPaint);
    await page.mouse.down();
    await page.mouse.up();
    return await timeOf(page, 'painted');
  });

async function browse(visit: (page: Page) => Promise<number>): Promise<number> {
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

/** Moves the pointer, and gives the time on the page's clock. */
const interact = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const now = performance.now();
    // A pointer that only rests on the page starts nothing.
    document.dispatchEvent(new PointerEvent('pointermove', {movementX: 1}));
    return now;
  });

const hydrated = (page: Page): Promise<number> => timeOf(page, 'hydrated');

/** The time that the page itself takes with the functions below, in ms. */
const timeOf = (page: Page, state: 'hydrated' | 'painted'): Promise<number> =>
  page.evaluate(
    ([state, longestWait]) => {
      const late = new Error(`${location.href} wasn't ${state} in time.`);
      return Promise.race([
        Reflect.get(window, state) as Promise<number>,
        new Promise<never>((_, reject) =>
          setTimeout(() => reject(late), longestWait),
        ),
      ]);
    },
    [state, longestWait] as const,
  );

/** Runs in the page: Playwright itself would look for the attribute only every half second. */
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

function watchPaint(): void {
  const before = document.querySelector('main h1')!.textContent;
  Object.assign(window, {
    painted: new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({timeStamp}) => {
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('main h1');
            if (heading?.textContent === before) return;
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
}
