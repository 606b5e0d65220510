// Dialogs and the history: search and the menu close with Back, and keep the
// scroll position. In a browser, which owns both. `search.spec.ts` tests what
// search finds.
import type {Page} from '@playwright/test';

import {
  expect,
  heading,
  hydrated,
  open,
  scrollTo,
  test,
  twoFrames,
} from './fixtures';
import {hits, input, modal, searchFor} from './search-modal';

const guide = '/react/guides/errors';

/** Returns the scroll position in whole pixels. */
const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(scrollY));

/**
 * Waits until a closed dialog has removed its history entry. A browser that
 * gets a second Back in the same milliseconds goes back only once.
 */
async function expectNoDialogEntry(page: Page): Promise<void> {
  const isDialogEntry = () =>
    page.evaluate(() =>
      Boolean((history.state as {dialog?: true} | null)?.dialog),
    );
  await expect.poll(isDialogEntry).toBe(false);
}

for (const [screen, width, tag] of [
  ['a desktop', 1280, ''],
  ['a phone', 390, ' @nightly'],
] as const) {
  test(`on ${screen}, search keeps the scroll position${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, guide);
    // Several windows below the top.
    await scrollTo(page, 3000);
    const before = await scrollTop(page);
    expect(before).toBe(3000);
    const expectSamePosition = async () => {
      await twoFrames(page);
      expect(await scrollTop(page)).toBe(before);
    };

    await test.step('when it opens', async () => {
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await expectSamePosition();
    });

    await test.step('keys of an input method leave it open', async () => {
      await input(page).fill('にほ');
      for (const key of ['Escape', 'Enter', 'ArrowDown']) {
        await input(page).dispatchEvent('keydown', {
          key,
          code: key,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        });
      }
      await twoFrames(page);
      await expect(modal(page)).toBeVisible();
      await expect(input(page)).toHaveValue('にほ');
      await expect(input(page)).toBeFocused();
    });

    await test.step('when Escape closes it', async () => {
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expectSamePosition();
    });

    await test.step('when Back closes it', async () => {
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await page.goBack();
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL(guide);
      await expectSamePosition();
    });
  });
}

test('Back returns from a result to its page of search, and then to the page before @nightly', async ({
  page,
}) => {
  await open(page, '/demos');
  await open(page, guide);
  await searchFor(page, 'BaseError');
  await hits(page).first().click();
  await expect(heading(page)).toHaveText('BaseError');
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expectNoDialogEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/demos');
  await hydrated(page);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 720}});

  test('Back closes the menu, also on the first page of a visit', async ({
    page,
  }) => {
    await open(page, guide);
    const menu = page.locator('.navbar-sidebar--show');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu).toHaveCount(1);
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(guide);
  });

  test('the menu opens the same search, and Back closes both @nightly', async ({
    page,
  }) => {
    await open(page, guide);
    const menu = page.locator('.navbar-sidebar--show');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await menu.getByRole('button', {name: 'Search docs', exact: true}).click();
    await expect(input(page)).toBeFocused();
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(guide);
    await expect(menu).toHaveCount(0);
  });
});
