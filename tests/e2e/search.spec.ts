// Search over a page: how it opens, what it shows, and where results lead. In a
// browser, with the built index. Other tests of search:
// - `search-suggestions.spec.ts`: what it offers without results
// - `search-waiting.spec.ts`: slow loading
// - `dialogs.spec.ts`: closing, and the history
// - `engines/search.spec.ts`: keys and clicks, in all engines
// - `site/search-relevance.spec.ts`: what is found
import type {Page} from '@playwright/test';

import {
  expect,
  holdScripts,
  idle,
  open,
  openWithoutPrefetch,
  test,
  twoFrames,
} from './fixtures';
import {boxOf, numberIn} from './read-element';
import {box, hits, input, modal, indexFile, searchFor} from './search-modal';

const reactGuide = '/react/guides/async';

/** Returns the addresses of the results, in order. */
const hitAddresses = (page: Page): Promise<string[]> =>
  hits(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );

test('search opens with keys from its box @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  await open(page, reactGuide);
  // In pixels, from the design.
  const size = {width: 224, height: 32};
  expect(await boxOf(box(page))).toMatchObject(size);

  await test.step('the focus on the box loads search, and opens nothing', async () => {
    const loaded = page.waitForResponse(indexFile);
    await box(page).focus();
    await loaded;
    await expect(modal(page)).toBeHidden();
  });

  for (const key of ['Meta+k', '/']) {
    await test.step(`${key} opens search, and the box keeps its size`, async () => {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      expect(await boxOf(box(page))).toMatchObject(size);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(box(page)).toBeFocused();
    });
  }

  await test.step('the focus that returns to the box opens nothing', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(box(page)).toBeFocused();
    await twoFrames(page);
    await expect(modal(page)).toBeHidden();
  });
});

test("a result that opens doesn't leave the focus on the box @nightly", async ({
  page,
}) => {
  await open(page, reactGuide);
  for (const [target, hasHash] of [
    ['heading', true],
    ['page', false],
  ] as const) {
    await test.step(`the result is a ${target}`, async () => {
      await searchFor(page, 'retry');
      await expect(hits(page).first()).toBeVisible();
      const links = hits(page).locator(
        hasHash ? 'a[href*="#"]' : 'a:not([href*="#"])',
      );
      const address = (await links.first().getAttribute('href')) ?? '';
      await links.first().click();
      await expect(page).toHaveURL(address);
      await expect(modal(page)).toBeHidden();
      await twoFrames(page);
      await expect(box(page)).not.toBeFocused();
    });
  }
});

test('search keeps the query when it closes, and typing replaces it @nightly', async ({
  page,
}) => {
  await open(page, reactGuide);
  await searchFor(page, 'mutation');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('mutation');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.type('q');
  await expect(input(page)).toHaveValue('q');
});

test('Escape keeps search closed while it loads @nightly', async ({page}) => {
  await open(page, reactGuide);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  await release();
  await page.waitForLoadState('networkidle');
  await expect(modal(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
});

test('search loads on hover, and answers without further requests @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  // Otherwise, pages of visible results would be prefetched.
  await openWithoutPrefetch(page, reactGuide);

  await test.step('nothing of search loads before the hover', async () => {
    await idle(page);
    expect(fetched.join()).not.toContain('search-records');
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    const loaded = page.waitForResponse(indexFile);
    await box(page).hover();
    await (await loaded).finished();
    await expect(modal(page)).toBeHidden();
  });

  // Blocks all further requests.
  await page.context().setOffline(true);
  await box(page).click();
  const seeAll = modal(page).getByRole('link', {name: /^See all \d+ results$/});

  await test.step('slow typing finds the same results as pasting', async () => {
    // Like a reader, in ms between letters.
    await input(page).pressSequentially('suspense', {delay: 60});
    await expect(seeAll).toBeVisible();
    await expect(hits(page).first()).toContainText(/suspense/i);
    const whenTyped = (await seeAll.textContent()) ?? '';
    await input(page).fill('');
    await expect(seeAll).toBeHidden();
    await input(page).fill('suspense');
    await expect(seeAll).toHaveText(whenTyped);
  });

  await test.step('"See all" has the number of results on the search page', async () => {
    await page.context().setOffline(false);
    const count = await numberIn(seeAll);
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=suspense&set=react');
    await expect(
      page.locator('main').getByText(`${count} results on`),
    ).toBeVisible();
  });
});

test('results show their page and the match, and arrow keys select them @wcag-2.1.1', async ({
  page,
}) => {
  await open(page, reactGuide);
  const first = hits(page).first();
  const firstLine = first.locator('.DocSearch-Hit-title');
  const secondLine = first.locator('.DocSearch-Hit-path');
  const groups = modal(page).locator('.DocSearch-Hit-source');

  await test.step('the beginning of a name finds and marks it', async () => {
    await searchFor(page, 'uselazy');
    await expect(first).toContainText('useLazyLoadQuery');
    await expect(first.locator('mark').first()).toHaveText(/uselazy/i);
    await expect(groups.first()).toHaveText(/^(API|Guides)$/);
  });

  await test.step('no text is cut off', async () => {
    const cutTexts = await hits(page)
      .locator('.DocSearch-Hit-path, .DocSearch-Hit-title')
      .evaluateAll((texts) =>
        texts
          // Browsers round both to pixels.
          .filter((text) => text.scrollWidth > text.clientWidth + 1)
          .map((text) => text.textContent),
      );
    expect(cutTexts).toEqual([]);
  });

  await test.step('each group shows pages, whose texts push none away', async () => {
    await input(page).fill('mutat');
    await expect(secondLine).toContainText('Send a transaction from React');
    expect(await hitAddresses(page)).toEqual(
      expect.arrayContaining([
        '/react/getting-started/mutation',
        '/react/api/react/functions/useMutation',
      ]),
    );
    await expect(groups.nth(1)).toBeInViewport();
  });

  await test.step('guides, their headings, and API pages have different icons', async () => {
    const icons = await hits(page)
      .locator('svg.DocSearch-Hit-icon:visible')
      .evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(icons).toHaveLength(await hits(page).count());
    expect(new Set(icons).size).toBe(3);
  });

  await test.step('a match in text is below its page and heading', async () => {
    await input(page).fill('stays at its fallback');
    await expect(firstLine).toHaveText(/ › /);
    await expect(secondLine).toContainText('fallback');
  });

  await test.step('ArrowDown and Enter open the second result', async () => {
    await input(page).fill('query');
    await expect(first).toContainText(/query/i);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const [, second] = await hitAddresses(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second ?? '');
    await expect(modal(page)).toBeHidden();
  });
});
