// Types of names in code: when they open and close, and where. In a browser,
// because they are placed next to their name. `engines/code-blocks.spec.ts` tests
// keys and announcements, and `unit/code-samples` the text of types.
import type {Locator, Page} from '@playwright/test';

import {codeBlock, samplesPage} from './code-block';
import {expect, idle, navbarBottom, open, test} from './fixtures';
import {boxOf} from './read-element';

/** The names with a type in a code block. */
const typedNames = (page: Page, fileName: string): Locator =>
  codeBlock(page, fileName).locator('[data-type]');

const popover = (page: Page): Locator => page.locator('.type-popover');

/**
 * Moves the pointer away, and waits until the popover is closed. An open popover
 * can cover the next name. Playwright would scroll to uncover the name, and then
 * the pointer would be over another sample.
 */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(popover(page)).toBeHidden();
}

test('a type opens on hover, and stays while the pointer is on it @wcag-1.4.13', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sample-types/')) fetched.push(request.url());
  });
  // Lets the test skip the delay after which a type closes.
  await page.clock.install();
  await open(page, samplesPage);
  const names = typedNames(page, 'Balance.tsx');
  const hook = names.filter({hasText: 'useLazyLoadQuery'}).first();
  const address = names.filter({hasText: 'address'}).first();
  const pageHeight = () =>
    page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await pageHeight();

  await test.step('the types of a block are fetched once, on the first hover', async () => {
    await idle(page);
    expect(fetched).toEqual([]);
    for (const name of [hook, address, hook]) {
      await leave(page);
      await name.hover();
      await expect(popover(page)).toBeVisible();
    }
    await expect(popover(page)).toContainText('options?: { chainId?');
    expect(fetched).toHaveLength(1);
  });

  await test.step('the type is above its name, so that it covers no later line', async () => {
    const box = await boxOf(popover(page));
    const nameBox = await boxOf(hook);
    expect(box.y + box.height).toBeLessThanOrEqual(nameBox.y);
  });

  await test.step('the type stays while the pointer is on it', async () => {
    await popover(page).hover();
    // Four times the delay in `code-block/client/types.ts`.
    await page.clock.runFor(1000);
    await expect(popover(page)).toBeVisible();
    await leave(page);
  });

  await test.step("the page's height stays", async () => {
    // The browser estimates the height of code out of sight
    // (`content-visibility`). Visible code may be a fraction of a pixel taller.
    const growth = (await pageHeight()) - heightBefore;
    expect(Math.abs(growth)).toBeLessThanOrEqual(1);
  });

  await test.step('names in a Vue template have types', async () => {
    const accounts = typedNames(page, 'Balance.vue').filter({
      hasText: 'account',
    });
    // The last one is in the template, and the others are in the script.
    await accounts.last().hover();
    await expect(popover(page)).toContainText('free: bigint');
  });
});

test('the type of an export links to its page', async ({page}) => {
  await open(page, samplesPage);
  const hook = typedNames(page, 'Balance.tsx').first();
  const link = popover(page).getByRole('link', {name: 'API reference'});

  await test.step('the keyboard reaches the link, and continues after the name', async () => {
    await codeBlock(page, 'Balance.tsx').locator('pre').focus();
    // In a focused block, arrow keys move between the names with a type.
    await page.keyboard.press('ArrowRight');
    await expect(link).toHaveAttribute(
      'href',
      '/react/api/react/functions/useLazyLoadQuery',
    );
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(hook).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(popover(page)).toBeHidden();
    // The popover is at the end of the document, but the next tab stop is in the
    // block below the name.
    await expect(codeBlock(page, 'Balance.vue').locator(':focus')).toHaveCount(
      1,
    );
  });

  await test.step('a click on the link opens the page', async () => {
    await leave(page);
    await hook.hover();
    await link.click();
    await expect(page).toHaveURL('/react/api/react/functions/useLazyLoadQuery');
  });
});

test("a type near the window's top opens below its name, and doesn't cover the navbar @nightly", async ({
  page,
}) => {
  const windowHeight = 480;
  await page.setViewportSize({width: 1024, height: windowHeight});
  await open(page, samplesPage);
  const name = typedNames(page, 'Balance.tsx').first();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  // Leaves less room between the navbar and the name than the type needs.
  await name.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 100);
  });
  // Scrolling up, even by a few pixels, shows the navbar.
  await page.mouse.wheel(0, -4);
  const {height: navbarHeight} = await boxOf(navbar);
  await expect.poll(() => navbarBottom(page)).toBeCloseTo(navbarHeight);
  await name.hover();
  await expect(popover(page)).toBeVisible();
  const box = await boxOf(popover(page));
  const nameBox = await boxOf(name);
  expect(box.y).toBeGreaterThanOrEqual(nameBox.y + nameBox.height);
  expect(box.y).toBeGreaterThanOrEqual(await navbarBottom(page));
  expect(box.y + box.height).toBeLessThanOrEqual(windowHeight);
});

test.describe('on a touch screen', () => {
  const windowWidth = 390;
  test.use({hasTouch: true, viewport: {width: windowWidth, height: 800}});

  test('a type opens on a tap within the window, and closes on a tap elsewhere', async ({
    page,
  }) => {
    await open(page, samplesPage);
    const names = typedNames(page, 'Balance.tsx');
    await names.filter({hasText: 'address'}).first().tap();
    await expect(popover(page)).toContainText('address: string');
    const box = await boxOf(popover(page));
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(windowWidth);
    await page.locator('h2').first().tap();
    await expect(popover(page)).toBeHidden();
  });
});
