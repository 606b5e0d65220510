import type {Page} from '@playwright/test';

import {
  expect,
  holdScripts,
  hydrated,
  open,
  openWithoutPrefetch,
  test,
} from './fixtures';
import {box, hits, input, modal, records, searchFor} from './search-modal';

const reactGuide = '/react/guides/async';

const hitAddresses = (page: Page) =>
  hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

// `engines/reading.spec.ts` tests opening, results, and closing with keys and
// clicks.

test("the focused box loads search, opens it on Meta+K and /, and keeps its size, and Escape doesn't reopen it @spec-2 @spec-4 @spec-9", async ({
  page,
}) => {
  await open(page, reactGuide);
  const asDesigned = {width: 224, height: 32};
  expect(await box(page).boundingBox()).toMatchObject(asDesigned);
  const loaded = page.waitForResponse(records);
  await box(page).focus();
  await loaded;
  await expect(modal(page)).toBeHidden();
  for (const key of ['Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    expect(await box(page).boundingBox()).toMatchObject(asDesigned);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await expect(modal(page)).toBeHidden();
});

test('a result that opens takes the focus from the box', async ({page}) => {
  await open(page, reactGuide);
  await searchFor(page, 'retry');
  for (const isOfHeading of [true, false]) {
    await expect(hits(page).first()).toBeVisible();
    const addresses = await hitAddresses(page);
    await hits(page)
      .nth(addresses.findIndex((each) => each.includes('#') === isOfHeading))
      .locator('a')
      .click();
    await expect(modal(page)).toBeHidden();
    await expect(box(page)).not.toBeFocused();
    await searchFor(page, 'retry');
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

test('search only loads on hover, and "See all" shows the right number after slow typing @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  // Otherwise, pages of visible results would be prefetched.
  await openWithoutPrefetch(page, reactGuide);
  expect(fetched.join()).not.toContain('search-records');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  const loaded = page.waitForResponse(records);
  await box(page).hover();
  await (await loaded).finished();
  await expect(modal(page)).toBeHidden();
  // Blocks all further requests.
  await page.context().setOffline(true);
  await box(page).click();
  await input(page).pressSequentially('suspense', {delay: 60});
  const all = modal(page).getByRole('link', {name: /^See all \d+ results$/});
  await expect(all).toBeVisible();
  await expect(hits(page).first()).toContainText(/suspense/i);
  const slowly = await all.textContent();
  await input(page).fill('');
  await input(page).fill('suspense');
  await expect(all).toHaveText(slowly!);
  await page.context().setOffline(false);
  const [count] = /\d+/.exec(slowly!)!;
  await all.click();
  await expect(page).toHaveURL('/search?q=suspense&set=react');
  await expect(
    page.locator('main').getByText(`${count} results on`),
  ).toBeVisible();
});

test('shows tasks while the query is empty or only spaces, and arrow keys move through them', async ({
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('q');
  await expect(input(page)).toHaveValue('q');
  await expect(tasks.first()).toBeHidden();
  await input(page).fill('   ');
  await expect(modal(page)).not.toContainText('No results');
  await tasks.first().click();
  await expect(page).toHaveURL('/vue/getting-started/quick-start');
  await expect(modal(page)).toBeHidden();
});

test('results show page, breadcrumbs, and marked words, and arrow keys select them @wcag-2.1.1', async ({
  page,
}) => {
  await open(page, reactGuide);
  await searchFor(page, 'uselazy');
  const first = hits(page).first();
  await expect(first).toContainText('useLazyLoadQuery');
  await expect(first.locator('mark').first()).toHaveText(/uselazy/i);
  await expect(
    modal(page).locator('.DocSearch-Dropdown .DocSearch-Hit-source').first(),
  ).toHaveText(/^(API|Guides)$/);
  const cut = await hits(page)
    .locator('.DocSearch-Hit-path, .DocSearch-Hit-title')
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth + 1),
    );
  expect(cut).toEqual([]);
  // Titles are visible in each group. Texts don't push them away.
  await input(page).fill('mutat');
  await expect(first.locator('.DocSearch-Hit-path')).toContainText(
    'Send a transaction from React',
  );
  expect(await hitAddresses(page)).toEqual(
    expect.arrayContaining([
      '/react/getting-started/mutation',
      '/react/api/react/functions/useMutation',
    ]),
  );
  await expect(
    modal(page).locator('.DocSearch-Hit-source').nth(1),
  ).toBeInViewport();
  // Guides, their headings, and API pages have different icons.
  const icons = await hits(page)
    .locator('svg.DocSearch-Hit-icon:visible')
    .evaluateAll((signs) => signs.map((sign) => sign.innerHTML));
  expect(icons).toHaveLength(await hits(page).count());
  expect(new Set(icons).size).toBe(3);
  // A match in text is below its page and heading.
  await input(page).fill('stays at its fallback');
  await expect(first.locator('.DocSearch-Hit-title')).toHaveText(/ › /);
  await expect(first.locator('.DocSearch-Hit-path')).toContainText('fallback');
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

test('a search without results says so, also to screen readers, with suggestions and a link to report it @spec-8 @wcag-3.3.3 @wcag-4.1.3', async ({
  page,
}) => {
  await open(page, reactGuide);
  await searchFor(page, 'useLazyLoadQuery');
  await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await input(page).fill('zzqqxx & "yyww"');
  await expect(modal(page).getByRole('status')).toHaveText('No results');
  for (const text of [
    'No results found for "zzqqxx & "yyww""',
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(modal(page)).toContainText(text);
  }
  const link = modal(page).getByRole('link', {name: 'Let us know.'});
  const issue = new URL((await link.getAttribute('href'))!);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('zzqqxx & "yyww"');
  const suggestions = modal(page).locator('.search-screens button');
  await expect(suggestions).toHaveText([
    'Query',
    'Mutation',
    'Connect wallets',
  ]);
  await suggestions.first().click();
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
