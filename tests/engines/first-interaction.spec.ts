import type {Page} from '@playwright/test';

import {
  answers,
  expect,
  guide,
  holdScripts,
  input,
  paste,
  test,
} from './fixtures';

const demo = (page: Page) =>
  page.getByRole('region', {name: /^Live example/}).first();
const field = (page: Page) => page.getByRole('searchbox');
const colorToggle = (page: Page) =>
  page.getByRole('button', {name: /dark and light mode/});

async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
}

type Step = (page: Page) => Promise<unknown>;

/** What is done at an address before scripts come, and what it must have led to. */
const early: Record<string, readonly [path: string, act: Step, seen: Step]> = {
  'search by Control+K, with the letters typed next': [
    guide,
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mut');
    },
    (page) => expect(input(page)).toHaveValue('mut'),
  ],
  'the menu of a small screen': [
    guide,
    async (page) => {
      await page.setViewportSize({width: 500, height: 800});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    },
    (page) =>
      expect(
        page
          .locator('.navbar-sidebar')
          .getByRole('link', {name: 'Connect wallets'}),
      ).toBeInViewport(),
  ],
  'a dropdown by Enter': [
    guide,
    async (page) => {
      await page.getByRole('button', {name: 'English'}).focus();
      await page.keyboard.press('Enter');
    },
    (page) => expect(page.locator('.dropdown--show')).toHaveCount(1),
  ],
  'the color toggle, closing the announcement, running a demo and copying a sample':
    [
      guide,
      async (page) => {
        await colorToggle(page).click();
        await page.locator('.theme-announcement-bar .close').click();
        await demo(page).getByRole('button', {name: 'Run'}).click();
        await page.locator('.code-block .code-copy').first().click();
      },
      async (page) => {
        const copy = page.locator('.code-block .code-copy').first();
        await expect(copy).toHaveText(/Copied|Selected/);
        // WebKit gives the clipboard only to a click just now, and the code is selected instead.
        if ((await copy.textContent()) === 'Selected') {
          await page.keyboard.press('ControlOrMeta+c');
        }
        expect(await paste(page)).toMatch(/^import/);
        const state = demo(page).getByText(/^(?:Running|Live)$/);
        await expect(state).toBeVisible();
        const bar = page.locator('.theme-announcement-bar');
        await expect(bar).toHaveCount(0);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme-choice', 'light');
        await colorToggle(page).click();
        await expect(html).toHaveAttribute('data-theme', 'dark');
      },
    ],
  'letters in a field, with the caret where it was': [
    '/search',
    async (page) => {
      await field(page).focus();
      await page.keyboard.type('mutatin');
      await page.keyboard.press('ArrowLeft');
    },
    async (page) => {
      await page.keyboard.type('o');
      await expect(field(page)).toHaveValue('mutation');
      await expect(
        page.locator('main').getByText(/^(One result|\d+ results)$/),
      ).toBeVisible();
      // A search that the address names begins by itself, each time.
      for (const query of ['wallet', 'suspense']) {
        await page.goto(`/search?q=${query}`);
        await expect(
          page.locator('main').getByText(/^(One result|\d+ results)$/),
        ).toBeVisible();
      }
    },
  ],
};

for (const [what, [path, act, seen]] of Object.entries(early)) {
  test(`done before the scripts come, and not lost: ${what}`, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    await page.goto(path);
    await act(page);
    await letThrough();
    await answers(page);
    await seen(page);
  });
}

test('who leaves while the scripts load and comes back is answered at once; no script runs until the pointer moves', async ({
  page,
}) => {
  await page.goto(guide);
  // All that would start them by itself has come by then.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  const letThrough = await holdScripts(page);
  await movePointer(page);
  await page.goto('/');
  await letThrough();
  await page.goBack();
  // By a click, which may come before the scripts do.
  await page.locator('.DocSearch-Button').click();
  await expect(input(page)).toBeFocused();
  await answers(page);
});
