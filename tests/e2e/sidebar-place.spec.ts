import type {Page} from '@playwright/test';

import {expect, hydrated, open, test} from './fixtures';

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

// `browsers/layout.spec.ts` opens such a page for the first time.

/** Opens a page far down in the sidebar, and scrolls the sidebar away from its entry as a reader may. */
async function openScrolledUp(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(deep);
  await page.mouse.move(700, 300);
  await hydrated(page);
  await page.locator(sidebar).evaluate((list) => {
    list.closest('nav')!.scrollTop = 0;
  });
  expect((await place(page)).hidden).toBeGreaterThan(0);
}

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
  // Longer than it waits for its categories to open.
  await page.clock.runFor(1000);
  expect((await place(page)).sidebar).toBe(before.sidebar);
});

test('the list of contents follows the reader', async ({page}) => {
  await open(page, '/react/guides/errors');
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

test('the sidebar cannot be hidden and its categories do not close each other @spec-4', async ({
  page,
}) => {
  await open(page, '/react/getting-started/query');
  await expect(
    page.getByRole('button', {name: /Collapse sidebar$/}),
  ).toHaveCount(0);
  const opened = page.getByRole('button', {
    name: /^Collapse sidebar category/,
  });
  const before = await opened.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('link', {name: 'Multichain', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/react/guides/multichain');
  expect(await opened.count()).toBeGreaterThanOrEqual(before);
});
