// Everything that a reader of the keyboard uses outside of live examples: the
// order of the controls, dropdowns, the menu, and search. Slow, because each key
// is a step. `e2e` has the keyboard's main paths.
import type {Page} from '@playwright/test';

import {expect, navbarBottom, open, scrollTo, test} from '../e2e/fixtures';
import {openKind, pageKinds} from '../e2e/page-kinds';
import {box, hits, searchFor} from '../e2e/search-modal';

const guide = '/react/getting-started/connect-wallets';

test.use({expectedErrors: [/status of 404/]});

// A busy machine takes half a second for a key and what is read after it.
test.describe.configure({timeout: 120_000});

/** The focused element, and whether its ring and the element are visible. */
interface Stop {
  /** Undefined at the end of the page. */
  name: string | undefined;
  /** Its position in the document, which is the reading order. */
  place: number;
  defects: string[];
}

const readStop = (page: Page): Promise<Stop> => page.evaluate(describeFocus);

/** Runs in the page. */
function describeFocus(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) {
    return {name: undefined, place: -1, defects: []};
  }
  const name =
    element.getAttribute('aria-label') ??
    (element.textContent || element.tagName).trim().slice(0, 40);
  const defects: string[] = [];

  // A box around a field can have the ring instead.
  const hasRing = [element, element.parentElement].some((box) => {
    if (!box) return false;
    const {outlineStyle, outlineWidth} = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing) defects.push(`${name}: has no ring of 2 pixels`);

  // WCAG requires a visible part: the center or a corner within the window. A
  // link can have several boxes, one for each line, and the first one counts.
  const box = element.getClientRects()[0] ?? new DOMRect();
  // Round corners don't belong to the element.
  const corner = 2;
  const left = Math.max(box.left, 0) + corner;
  const right = Math.min(box.right, innerWidth) - corner;
  const top = Math.max(box.top, 0) + corner;
  const bottom = Math.min(box.bottom, innerHeight) - corner;
  const points: [x: number, y: number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const isSeen = points.some(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen && (element.contains(seen) || seen.contains(element));
  });
  if (!isSeen) defects.push(`${name}: is hidden`);

  // Skips the head, where scripts come and go.
  const places = Array.from(document.body.querySelectorAll('*'));
  return {name, place: places.indexOf(element), defects};
}

/**
 * Presses a key and returns the focused element once it's visible, since the
 * page may still be moving.
 */
async function pressAndRead(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  let stop = await readStop(page);
  await expect
    .poll(async () => (stop = await readStop(page)).defects)
    .toEqual([]);
  return stop;
}

/**
 * Presses a key more often than a part has controls, and expects that no control
 * outside of it gets the focus. Between the last and the first control, the
 * browser itself may have the focus, and then the page has none.
 */
async function expectFocusToStayIn(
  page: Page,
  part: string,
  key: 'Tab' | 'Shift+Tab',
): Promise<void> {
  const controls = await page
    .locator(`${part} :is(a, button, input):not([inert] *)`)
    .filter({visible: true})
    .count();
  let stopsInPart = 0;
  // Some more than needed show whether the focus starts again.
  for (let press = 0; press < controls + 5; press += 1) {
    await page.keyboard.press(key);
    const outside = page.locator(`:focus:not(${part} *, ${part})`);
    expect(await outside.count(), `${key} ${press}`).toBe(0);
    stopsInPart += await page.locator(`${part} :focus`).count();
  }
  expect(stopsInPart).toBeGreaterThan(controls / 2);
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
    await openKind(page, path);
    const stops: Stop[] = [];
    let stop = await pressAndRead(page, 'Tab');
    while (stop.name !== undefined) {
      stops.push(stop);
      // Otherwise, the focus is in an endless circle.
      expect(stops.length, 'presses until the end').toBeLessThan(400);
      stop = await pressAndRead(page, 'Tab');
    }
    // Even the smallest page has a link to its content, and the navbar.
    expect(stops.length).toBeGreaterThan(8);
    const places = stops.map(({place}) => place);
    expect(places).toEqual([...places].sort((a, b) => a - b));

    // Going backward, the page scrolls up below the fixed navbar.
    const namesBackward: unknown[] = [];
    for (let press = 0; press < stops.length; press += 1) {
      namesBackward.push((await pressAndRead(page, 'Shift+Tab')).name);
    }
    expect(namesBackward.reverse()).toEqual(stops.map(({name}) => name));
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
    // Away from the dropdown.
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
      await expectFocusToStayIn(page, '.navbar-sidebar', 'Tab');
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
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await expectFocusToStayIn(page, '.DocSearch-Modal', key);
  }
});

test('a hidden navbar returns when it gets the focus @wcag-2.4.11', async ({
  page,
}) => {
  await open(page, guide);
  // The navbar hides when the reader scrolls down, from the second step on.
  for (const y of [300, 900]) await scrollTo(page, y);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
  // A key, so that the browser shows the focus.
  await page.keyboard.press('Tab');
  await box(page).focus();
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
});
