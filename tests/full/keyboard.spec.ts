import type {Page} from '@playwright/test';

import {expect, navbarBottom, open, scrollTo, test} from '../e2e/fixtures';
import {openKind, pageKinds} from '../e2e/page-kinds';
import {box, hits, searchFor} from '../e2e/search-modal';

const guide = '/react/getting-started/connect-wallets';

test.use({expectedErrors: [/status of 404/]});

/** The focused element and defects of its focus ring. */
interface Stop {
  /** Undefined at the end of the page. */
  name: string | undefined;
  /** Its position in the document, which is the reading order. */
  place: number;
  defects: string[];
}

const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) {
      return {name: undefined, place: -1, defects: []};
    }
    const name =
      element.getAttribute('aria-label') ??
      (element.textContent || element.tagName).trim().slice(0, 40);
    const defects: string[] = [];
    const shows = [element, element.parentElement!].some((box) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!shows) defects.push(`${name}: has no ring of 2 pixels`);
    // WCAG requires a visible part: the center or a corner within the window.
    const box = element.getClientRects()[0]!;
    const left = Math.max(box.left, 0) + 2;
    const right = Math.min(box.right, innerWidth) - 2;
    const top = Math.max(box.top, 0) + 2;
    const bottom = Math.min(box.bottom, innerHeight) - 2;
    const isSeen = [
      [(left + right) / 2, (top + bottom) / 2],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ].some(([x, y]) => {
      const seen = document.elementFromPoint(x!, y!);
      return seen && (element.contains(seen) || seen.contains(element));
    });
    if (!isSeen) defects.push(`${name}: is hidden`);
    // Skips the head, where scripts come and go.
    const places = Array.from(document.body.querySelectorAll('*'));
    const place = places.indexOf(element);
    return {name, place, defects};
  });

/**
 * Presses a key and returns the focused element once it's visible, since the
 * page may still be moving.
 */
async function pressAndRead(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  let stop!: Stop;
  await expect
    .poll(async () => (stop = await readStop(page)).defects)
    .toEqual([]);
  return stop;
}

for (const [kind, path] of Object.entries({
  home: pageKinds.home,
  guide,
  'API page': pageKinds['API page'],
  'API index': pageKinds['API index'],
  search: pageKinds.search,
  'not found': pageKinds['not found'],
})) {
  test(`${kind}: Tab moves between visible controls in reading order, forward and backward @wcag-2.1.1 @wcag-2.1.2 @wcag-2.4.11 @wcag-2.4.3 @wcag-2.4.7`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openKind(page, path);
    const forth: Stop[] = [];
    for (;;) {
      const stop = await pressAndRead(page, 'Tab');
      if (stop.name === undefined || forth.length > 400) break;
      forth.push(stop);
    }
    expect(forth.length).toBeGreaterThan(8);
    expect(forth.length).toBeLessThan(400);
    const places = forth.map(({place}) => place);
    expect(places).toEqual([...places].sort((a, b) => a - b));

    // Going backward, the page scrolls up below the fixed navbar.
    for (let step = 0; step < forth.length; step++) {
      await pressAndRead(page, 'Shift+Tab');
    }
  });
}

test.describe('a dropdown', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'English'});
  const link = (page: Page) =>
    page
      .locator('.dropdown', {has: button(page)})
      .locator('.dropdown__link')
      .first();

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes on ${key}, and Escape returns to its button @wcag-2.1.1 @wcag-2.1.2`, async ({
      page,
    }) => {
      await open(page, guide);
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(link(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(link(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(link(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('opened by hover closes on Escape, and opens again on the next hover @wcag-1.4.13', async ({
    page,
  }) => {
    await open(page, guide);
    await button(page).hover();
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await page.mouse.move(600, 500);
    await button(page).hover();
    await expect(link(page)).toBeVisible();
  });

  test('opens for a screen reader’s click, and closes when the focus leaves it @wcag-2.1.1 @wcag-2.1.2', async ({
    page,
  }) => {
    await open(page, guide);
    await button(page).focus();
    await button(page).evaluate((element) => (element as HTMLElement).click());
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeHidden();
  });
});

test.describe('the menu on small screens', () => {
  test.use({viewport: {width: 390, height: 800}});

  const toggle = (page: Page) =>
    page.getByRole('button', {name: 'Toggle navigation bar'});

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`takes the focus, keeps it, and returns it on closing, motion: ${reducedMotion} @wcag-2.1.1 @wcag-2.1.2 @wcag-2.4.3`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion});
      await open(page, guide);
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await expect(close).toBeFocused();
      const outside = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body &&
            !focused?.closest('.navbar-sidebar')
            ? focused?.outerHTML
            : undefined;
        });
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab');
        expect(await outside()).toBeUndefined();
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      // A covered example is always inert.
      const inert = page.locator('[inert]:not(.navbar-sidebar *, section *)');
      await expect(inert).toHaveCount(0);
      await toggle(page).click();
      await close.click();
      await expect(toggle(page)).toBeFocused();
    });
  }
});

test('Tab stays within the open search', async ({page}) => {
  await open(page, guide);
  await searchFor(page, 'query');
  await expect(hits(page).first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      await expect(page.locator('#__docusaurus :focus')).toHaveCount(0);
    }
  }
});

test('a hidden navbar returns when it gets the focus @wcag-2.4.11', async ({
  page,
}) => {
  await open(page, guide);
  for (const y of [300, 900]) await scrollTo(page, y);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await box(page).focus();
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
});
