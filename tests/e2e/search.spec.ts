import type {Page} from '@playwright/test';

import {
  expect,
  holdScripts,
  hydrated,
  idle,
  open,
  openWithoutPrefetch,
  test,
  twoFrames,
} from './fixtures';
import {box, hits, input, modal, indexFile, searchFor} from './search-modal';

const reactGuide = '/react/guides/async';

const hitAddresses = (page: Page) =>
  hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

// `engines/reading.spec.ts` tests opening, results, and closing with keys and
// clicks.

test('search opens with keys from its box @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  await open(page, reactGuide);
  const asDesigned = {width: 224, height: 32};
  expect(await box(page).boundingBox()).toMatchObject(asDesigned);

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
      expect(await box(page).boundingBox()).toMatchObject(asDesigned);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(box(page)).toBeFocused();
    });
  }

  // The focus that returns to the box opens nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await twoFrames(page);
  await expect(modal(page)).toBeHidden();
});

test("a result that opens doesn't leave the focus on the box", async ({
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
      const address = (await hitAddresses(page)).find(
        (each) => each.includes('#') === hasHash,
      )!;
      await hits(page).locator(`a[href="${address}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(modal(page)).toBeHidden();
      await twoFrames(page);
      await expect(box(page)).not.toBeFocused();
    });
  }
});

test('search keeps the query when it closes, and typing replaces it', async ({
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

test('Escape keeps search closed while it loads', async ({page}) => {
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
    await input(page).pressSequentially('suspense', {delay: 60});
    await expect(seeAll).toBeVisible();
    await expect(hits(page).first()).toContainText(/suspense/i);
    const whenTyped = await seeAll.textContent();
    await input(page).fill('');
    await input(page).fill('suspense');
    await expect(seeAll).toHaveText(whenTyped!);
  });

  await test.step('"See all" has the number of results on the search page', async () => {
    await page.context().setOffline(false);
    const [count] = /\d+/.exec((await seeAll.textContent())!)!;
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=suspense&set=react');
    await expect(
      page.locator('main').getByText(`${count} results on`),
    ).toBeVisible();
  });
});

test('an empty query gets common tasks, and arrow keys move through them', async ({
  page,
}) => {
  await open(page, '/vue/guides/multichain');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  const tasks = modal(page)
    .getByRole('navigation', {name: 'Common tasks'})
    .getByRole('link');
  // `site/search-relevance.spec.ts` checks that each leads to a page.
  await expect(tasks).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tasks.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(input(page)).toBeFocused();

  // Letters that are typed on a task go to the field.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('q');
  await expect(input(page)).toHaveValue('q');
  await expect(tasks).toHaveCount(0);

  // Spaces count as an empty query.
  await input(page).fill('   ');
  await expect(tasks.first()).toBeVisible();
  await expect(modal(page)).not.toContainText('No results');
  await tasks.first().click();
  await expect(page).toHaveURL('/vue/getting-started/quick-start');
  await expect(modal(page)).toBeHidden();
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
    const cutTexts = await hits(page)
      .locator('.DocSearch-Hit-path, .DocSearch-Hit-title')
      .evaluateAll((texts) =>
        texts
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

  // Guides, their headings, and API pages have different icons.
  const icons = await hits(page)
    .locator('svg.DocSearch-Hit-icon:visible')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML));
  expect(icons).toHaveLength(await hits(page).count());
  expect(new Set(icons).size).toBe(3);

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
    const second = (await hitAddresses(page))[1]!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second);
    await expect(modal(page)).toBeHidden();
  });
});

test('a search without results says so, and suggests others @spec-8 @wcag-3.3.3 @wcag-4.1.3', async ({
  page,
}) => {
  await open(page, reactGuide);
  const query = 'zzqqxx & "yyww"';
  await searchFor(page, 'useLazyLoadQuery');
  const status = modal(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results?$/);
  await input(page).fill(query);
  await expect(status).toHaveText('No results');
  for (const text of [
    `No results found for "${query}"`,
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(modal(page)).toContainText(text);
  }
  const link = modal(page).getByRole('link', {name: 'Let us know.'});
  const issue = new URL((await link.getAttribute('href'))!);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain(query);
  const suggestions = modal(page).locator('.search-screens button');
  await expect(suggestions).toHaveText([
    'Query',
    'Mutation',
    'Connect wallets',
  ]);
  await suggestions.first().click();
  await expect(input(page)).toHaveValue('Query');
  await expect(hits(page).first()).toBeVisible();
});

test('recent searches are stored, and can become favorites or be removed @spec-9 @nightly', async ({
  page,
}) => {
  await open(page, reactGuide);
  await searchFor(page, 'useLazyLoadQuery');
  await hits(page).first().click();
  await expect(modal(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(hits(page).first()).toContainText('useLazyLoadQuery');
  await modal(page).getByTitle('Save this search').click();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(modal(page)).toContainText('Favorite');
  await modal(page).getByTitle('Remove this search from favorites').click();
  await expect(modal(page)).not.toContainText('Favorite');
  await input(page).fill('BaseError');
  await hits(page).first().click();
  await page.keyboard.press('/');
  await expect(modal(page)).toContainText('Recent');
  await modal(page).getByTitle('Remove this search from history').click();
  await expect(modal(page)).not.toContainText('Recent');
});
