import type {Page} from '@playwright/test';

import {
  expect,
  heading,
  holdScripts,
  restOfText,
  sidebarLink,
  test,
  whole,
} from './fixtures';
import {open} from './page-kinds';

const guide = '/react/guides/multichain';
const longGuide = '/react/getting-started/query';

const text = (page: Page) => page.locator('.markdown').innerText();

/** Counts from now on how often the page gets a text that is not whole. */
async function countBeginnings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((selector) => {
    Object.assign(window, {beginnings: 0});
    new MutationObserver((records) => {
      for (const {addedNodes} of records) {
        for (const node of Array.from(addedNodes)) {
          if (!(node instanceof Element)) continue;
          const isBeginning =
            node.matches(selector) || node.querySelector(selector) !== null;
          if (isBeginning) {
            (window as unknown as {beginnings: number}).beginnings++;
          }
        }
      }
    }).observe(document.body, {childList: true, subtree: true});
  }, restOfText);
  return () => page.evaluate('beginnings');
}

test('a long text is shown from its beginning, and is whole right after', async ({
  page,
}) => {
  await open(page, longGuide);
  const before = await text(page);
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
  const beginnings = await countBeginnings(page);
  await sidebarLink(page, 'Query').click();
  await expect(heading(page)).toHaveText('Query');
  await whole(page);
  expect(await text(page)).toBe(before);
  expect(await beginnings()).toBe(1);
});

test('a part of the text that the reader asks for meanwhile is shown', async ({
  page,
}) => {
  await open(page, guide);
  // The last entry of the contents, at the moment at which the beginning is there.
  await page.evaluate((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      const entries = document.querySelectorAll<HTMLElement>(
        '.table-of-contents a',
      );
      entries[entries.length - 1]!.click();
    }).observe(document.body, {childList: true, subtree: true});
  }, restOfText);
  await sidebarLink(page, 'Query').click();
  await expect(page).toHaveURL(/query#./);
  const {hash} = new URL(page.url());
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

test('a text that is not shown from its beginning is whole at once', async ({
  page,
}) => {
  await open(page, '/react/getting-started/setup');
  const beginnings = await countBeginnings(page);
  const link = page.locator('.markdown a[href*="/query#"]').first();
  const hash = new URL((await link.getAttribute('href'))!, page.url()).hash;
  await link.click();
  await expect(heading(page)).toHaveText('Query');
  await expect(page.locator(hash)).toBeInViewport();

  await page.goBack();
  await expect(heading(page)).toHaveText('Setup');
  await page.goForward();
  await expect(heading(page)).toHaveText('Query');
  expect(await beginnings()).toBe(0);
});

test('the way back leads to the place where the reader was', async ({page}) => {
  await open(page, longGuide);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Query');
  await expect.poll(() => page.evaluate('scrollY')).toBe(3000);
});

test('the page has its address when its scripts are there, and of several the last', async ({
  page,
}) => {
  await open(page, longGuide);
  const canonical = () =>
    page.locator('link[rel=canonical]').getAttribute('href');
  const before = await canonical();
  await page.evaluate(() => {
    const titles = [document.querySelector('h1')!.textContent];
    Object.assign(window, {titles});
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title && title !== titles.at(-1)) titles.push(title);
    }).observe(document.body, {childList: true, subtree: true});
  });
  const release = await holdScripts(page);
  // Synthetic clicks, since a pointer on its way would load the pages first.
  await sidebarLink(page, 'Mutation').dispatchEvent('click');
  await expect(page).toHaveURL(/mutation$/);
  await sidebarLink(page, 'Multichain').dispatchEvent('click');
  await expect(page).toHaveURL(/multichain$/);
  expect(await canonical()).toBe(before);
  await release();
  await expect(heading(page)).toHaveText('Multichain');
  expect(await canonical()).toContain('/react/guides/multichain');
  expect(await page.evaluate('titles')).toEqual(['Query', 'Multichain']);
});

test('another part of the page does not wait for a page that does not come', async ({
  page,
}) => {
  await open(page, longGuide);
  const release = await holdScripts(page);
  await sidebarLink(page, 'Mutation').dispatchEvent('click');
  await expect(page).toHaveURL(/mutation$/);
  await page.goBack();
  await page.locator('.table-of-contents a').last().click();
  const {hash} = new URL(page.url());
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await release();
  await expect(page).toHaveURL(new RegExp(`query${hash}$`));
  await expect(heading(page)).toHaveText('Query');
});

/** What React last handed to each of the elements: the same object as long as the element is not drawn anew. */
const lastDrawn = (page: Page, selectors: readonly string[]) =>
  page.evaluateHandle(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector)!;
        const [, props] = Object.entries(element).find(([key]) =>
          key.startsWith('__reactProps$'),
        )!;
        return props as object;
      }),
    selectors,
  );

/** The parts, of those that are there before, that are drawn anew while the reader does something. */
async function drawnAnew(
  page: Page,
  parts: readonly string[],
  doSomething: () => Promise<void>,
): Promise<string[]> {
  const before = await lastDrawn(page, parts);
  await doSomething();
  const after = await lastDrawn(page, parts);
  const isSame = await page.evaluate(
    ({before, after}) => before.map((props, index) => props === after[index]),
    {before, after},
  );
  return parts.filter((_, index) => !isSame[index]);
}

const otherCategory =
  '.theme-doc-sidebar-item-category:not(:has(.menu__link--active)) > div';

test('of the frame, a page has only what leads to it drawn anew', async ({
  page,
}) => {
  await open(page, longGuide);
  const parts = ['.navbar__inner', otherCategory, '.main-wrapper'];
  const anew = await drawnAnew(page, parts, async () => {
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  });
  expect(anew).toEqual(['.main-wrapper']);
});

test('a heading that a link leads to has nothing of the text drawn anew', async ({
  page,
}) => {
  await open(page, longGuide);
  const parts = ['.markdown p', '.navbar__inner', '.main-wrapper'];
  const anew = await drawnAnew(page, parts, async () => {
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
  });
  expect(anew).toEqual(['.main-wrapper']);
});
