import type {Page} from '@playwright/test';

import {expect, hydrated, test} from './fixtures';

test.use({viewport: {width: 1440, height: 700}});

const deep = '/react/api/react/functions/useLazyLoadQuery';
const sidebar = '.theme-doc-sidebar-menu';

/** How far the entry of the page reaches out of the sidebar, and how far the sidebar and the page are scrolled, in px. */
async function place(page: Page) {
  return page.evaluate((selector) => {
    const entry = document.querySelector(`${selector} [aria-current="page"]`)!;
    const list = entry.closest('nav')!;
    const [{top, bottom}, shown] = [entry, list].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return {
      hidden: Math.max(shown.top - top, bottom - shown.bottom, 0),
      sidebar: list.scrollTop,
      page: scrollY,
    };
  }, sidebar);
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a first visit shows the entry of a page far down in the sidebar', async ({
    page,
  }) => {
    await page.goto(deep);
    await page.evaluate(() => document.fonts.ready);
    const {sidebar: scrolled, ...rest} = await place(page);
    expect(rest).toEqual({hidden: 0, page: 0});
    expect(scrolled).toBeGreaterThan(100);
  });

  test('a sidebar whose beginning shows the entry begins with it', async ({
    page,
  }) => {
    await page.goto('/react/getting-started/query');
    expect(await place(page)).toEqual({hidden: 0, sidebar: 0, page: 0});
  });
});

/** Longer than the sidebar waits for its categories to open, in ms. */
const patience = 800;

/** Opens a page far down in the sidebar, and scrolls the sidebar away from its entry as a reader may. */
async function openScrolledUp(page: Page): Promise<void> {
  await page.goto(deep);
  await page.mouse.move(700, 300);
  await hydrated(page);
  await page.locator(sidebar).evaluate((list) => {
    list.closest('nav')!.scrollTop = 0;
  });
  expect((await place(page)).hidden).toBeGreaterThan(0);
}

test('a sidebar that the reader scrolled stays for another part of the page', async ({
  page,
}) => {
  await openScrolledUp(page);
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await page.waitForTimeout(patience);
  expect((await place(page)).sidebar).toBe(0);
});

test('the sidebar follows the reader who goes on below the text, and stays where it was clicked', async ({
  page,
}) => {
  await openScrolledUp(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${deep}$`));
  await expect.poll(async () => (await place(page)).hidden).toBe(0);

  const before = await place(page);
  const entry = page.locator(`${sidebar} [aria-current="page"]`);
  const next = page.locator(
    `${sidebar} li:has(> [aria-current="page"]) + li a`,
  );
  const name = await next.innerText();
  await next.click();
  await expect(entry).toHaveText(name);
  await page.waitForTimeout(patience);
  expect((await place(page)).sidebar).toBe(before.sidebar);
});

test('a browser that cannot begin a list elsewhere shows the entry all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const style = /scroll-initial-target:\s*nearest;?/;
    expect(body).toMatch(style);
    await route.fulfill({response, body: body.replace(style, '')});
  });
  await page.goto(deep);
  await expect.poll(async () => (await place(page)).hidden).toBe(0);
  expect((await place(page)).page).toBe(0);
});

test('the list of contents follows the reader', async ({page}) => {
  await page.goto('/react/guides/faq');
  await hydrated(page);
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  const count = await headings.count();
  expect(count).toBeGreaterThan(20);
  for (const index of [0.4, 0.7, 1].map((part) => Math.ceil(part * count))) {
    await headings
      .nth(index - 1)
      .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expect(
      page.locator('.table-of-contents__link--active'),
    ).toBeInViewport();
  }
});
