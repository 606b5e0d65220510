// A page's scripts start after it has loaded, or on the reader's first
// interaction (`src/start-scripts`). Until then, and while they load, the page
// works without them. In all engines, because events, idle callbacks, and
// scrolling during hydration differ.
import type {Page} from '@playwright/test';

import {holdRequests} from '../e2e/fixtures';
import {
  expect,
  guide,
  heading,
  holdScripts,
  hydrated,
  pathsBeforeLoad,
  restingScrollTop,
  scrollTop,
  test,
} from './fixtures';

/**
 * Reports the pointer to the page before its load event.
 *
 * @param movement by how many pixels the pointer has moved. Chromium also
 * reports a resting pointer, with 0, when the page below it changes
 */
const movePointerBeforeLoad = (
  page: Page,
  movement: number,
): Promise<unknown> =>
  page.addInitScript((movementX) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      // By now, the page's inline script has added its listener for this event,
      // which waits for interactions. Listeners run in order, so this is later.
      addEventListener('DOMContentLoaded', () => {
        const event = new PointerEvent('pointermove', {bubbles: true});
        Object.defineProperty(event, 'movementX', {value: movementX});
        document.body.dispatchEvent(event);
      });
    });
  }, movement);

/** Returns the paths of scripts that the page requested before it had loaded. */
async function earlyScripts(page: Page): Promise<string[]> {
  const paths = await pathsBeforeLoad(page);
  // Without this, the list would be incomplete.
  expect(paths).toContainEqual(expect.stringMatching(/\.css$/));
  return paths.filter((path) => path.endsWith('.js'));
}

test('scripts start after the page has loaded, even if the pointer rests on it', async ({
  page,
}) => {
  await movePointerBeforeLoad(page, 0);
  await page.goto(guide);
  await hydrated(page);
  expect(await earlyScripts(page)).toEqual([]);
});

test('scripts start earlier if the pointer moves', async ({page}) => {
  await movePointerBeforeLoad(page, 1);
  await page.goto(guide);
  await hydrated(page);
  expect(await earlyScripts(page)).not.toEqual([]);
});

test('a field that is used before hydration keeps its text and the focus', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  // The focus below starts the scripts. They are held, and so is the load event.
  await page.goto('/search', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('searchbox');
  await field.focus();
  // The hydrated page focuses the field, too. So the focus alone doesn't show
  // that it never left.
  await field.evaluate((element) => {
    element.dataset.isUntouched = '';
    element.addEventListener('blur', () => delete element.dataset.isUntouched);
  });
  await page.keyboard.type('mutation');
  await letThrough();
  await hydrated(page);
  await expect(field).toHaveValue('mutation');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('data-is-untouched');
});

test('hydration keeps the scroll position @nightly', async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.goto(guide);
  await page.mouse.wheel(0, 600);
  // Far from the top. Engines may scroll less than the wheel turns.
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const position = await restingScrollTop(page);
  await letThrough();
  await hydrated(page);
  expect(await restingScrollTop(page)).toBe(position);
});

test('the tap that starts the scripts follows its link', async ({page}) => {
  const letScriptsThrough = await holdScripts(page);
  // Delays the load event, after which the scripts would start by themselves.
  const letLogosThrough = await holdRequests(page, '**/*.svg');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide, {waitUntil: 'domcontentloaded'});
  await expect(heading(page)).toHaveText('Query');
  const link = page.locator('.pagination-nav__link--next');
  const next = (await link.getAttribute('href')) ?? '';
  expect(next).toMatch(/^\/react\//);
  expect(scripts, 'before the tap').toEqual([]);

  // Playwright's own click would also move the pointer, which starts the scripts
  // before the tap.
  await link.dispatchEvent('pointerdown');
  await expect.poll(() => scripts, 'after the finger is down').not.toEqual([]);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(next);

  await letLogosThrough();
  await letScriptsThrough();
  await hydrated(page);
  await expect(page).toHaveURL(next);
  await expect(heading(page)).not.toHaveText('Query');
});

test('scripts start without an interaction, even if the browser is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, {timeout} = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(
            () => callback({didTimeout: true, timeRemaining: () => 0}),
            timeout,
          );
  });
  await page.goto(guide);
  await hydrated(page);
});
