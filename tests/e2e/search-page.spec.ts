import type {Page} from '@playwright/test';

import {expect, holdRequests, holdScripts, open, test} from './fixtures';
import {records} from './search-modal';

const results = (page: Page) => page.locator('main article');
/** The sentence about the results, such as "12 results on 5 pages". */
const summary = (page: Page) =>
  page.locator('main').getByText(/^(One result|\d+ results) on /);
const setFilter = (page: Page, name: string) =>
  page
    .getByRole('group', {name: 'Documentation set'})
    .getByRole('button', {name: new RegExp(`^${name}`)});
const addresses = (page: Page) =>
  results(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
const reactAddresses = async (page: Page) =>
  (await addresses(page)).filter((address) => address.startsWith('/react/'));

const help = (page: Page) =>
  page.getByText('You might want to check your network connection.');

test.describe('with an index that fails to load', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('the page says that it waits, and that the search failed, and offers Retry @spec-2 @spec-8', async ({
    page,
  }) => {
    const release = await holdRequests(page, records);
    await page.goto('/search?q=BaseError');
    const main = page.locator('main');
    await expect(main).toContainText('Searching…');
    await expect(main).not.toContainText('No results');
    await release('abort');
    await expect(help(page)).toBeVisible();
    await expect(main).toContainText('Unable to fetch results');
    await expect(main).not.toContainText('Searching…');
    await page.unroute(records);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(summary(page)).toBeVisible();
    await expect(help(page)).toBeHidden();
  });
});

test('a page of both sets is one result, with its breadcrumbs, a link for each set, and marked words @spec-2 @spec-8', async ({
  page,
}) => {
  await open(page, '/search?q=BaseError');
  await expect(
    page.getByRole('heading', {name: 'Search results for "BaseError"'}),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  const found = results(page).first();
  // The title leads to the page of the reader's set.
  await expect(
    found.getByRole('heading', {level: 2}).getByRole('link'),
  ).toHaveAttribute('href', '/react/api/core/classes/BaseError');
  await expect(found.getByRole('link', {name: 'Vue'}).first()).toHaveAttribute(
    'href',
    '/vue/api/core/classes/BaseError',
  );
  await expect(found.locator('.breadcrumbs li')).toHaveText([
    'API',
    '@reactive-dot/core',
    'Errors and states',
  ]);
  await expect(found.locator('mark').first()).toHaveText(/BaseError/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
});

test('a filter that is pressed before the first search stays pressed', async ({
  page,
}) => {
  await open(page, '/search');
  await setFilter(page, 'React').click();
  await expect(setFilter(page, 'React')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('searchbox').fill('query');
  await expect(summary(page)).toBeVisible();
  await expect(setFilter(page, 'React')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('results follow typing, which triggers no shortcut @spec-2 @spec-8 @wcag-2.1.4 @wcag-3.2.2', async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search', exact: true});
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.fill('query');
  await expect(page).toHaveURL(/q=query/);
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.fill('wallet');
  await expect(page.locator('h1')).toContainText('wallet');
  await expect(results(page).first()).toContainText(/wallet/i);
});

test('a query without results gets suggestions, and an empty one common tasks @spec-2 @spec-8', async ({
  page,
}) => {
  await open(page, '/search?q=zzqqxx');
  await expect(page.getByText('No results found for "zzqqxx"')).toBeVisible();
  await page.getByRole('button', {name: 'Connect wallets'}).click();
  await expect(results(page).first()).toContainText('Connect wallets');
  await page.getByRole('searchbox').fill('   ');
  await expect(page.locator('h1')).toHaveText('Search the documentation');
  await expect(
    page.getByRole('link', {name: /Connect a wallet/}),
  ).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText('No results found')).toHaveCount(0);
});

test('results stay while the next page loads, and don’t come back after the field was empty @nightly', async ({
  page,
}) => {
  await page.goto('/search?q=mutation');
  await expect(summary(page)).toBeVisible();
  const previous = await results(page).first().locator('h2').textContent();
  const field = page.getByRole('searchbox');
  await page.evaluate(() => {
    // The first result after each change of the page.
    const shown: (string | null)[] = [];
    Object.assign(window, {shown});
    const article = () => document.querySelector('main article h2');
    new MutationObserver(() =>
      shown.push(article()?.textContent ?? null),
    ).observe(document.querySelector('main')!, {
      childList: true,
      subtree: true,
    });
  });
  await field.fill('');
  await field.fill('fee');
  await expect(results(page).first()).toContainText('Fees and options');
  const shown = await page.evaluate<(string | null)[]>('shown');
  // The empty field was visible, without results.
  expect(shown).toContain(null);
  expect(shown).not.toContain(previous);

  const release = await holdScripts(page);
  await results(page).locator('h2 a').last().click();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByRole('searchbox')).toHaveValue('fee');
  await expect(results(page).first()).toContainText('Fees and options');
  await release();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('the chosen set is in the address, filters results, and survives typing, reload, and Back, which restores the scroll position', async ({
  page,
}) => {
  await page.goto('/search?q=quer');
  await expect(summary(page)).toBeVisible();
  await expect(setFilter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await setFilter(page, 'Vue').click();
  await expect(page).toHaveURL('/search?q=quer&set=vue');
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').press('y');
  await expect(page).toHaveURL('/search?q=query&set=vue');
  await expect
    .poll(() => addresses(page))
    .toContain('/vue/getting-started/query');
  await page.reload();
  await expect(summary(page)).toBeVisible();
  const result = results(page).locator('h2 a[href^="/vue/"]').nth(10);
  await result.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await result.click();
  await expect(page).toHaveURL(/\/vue\//);
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await expect(setFilter(page, 'Vue')).toHaveAttribute('aria-pressed', 'true');
  await expect(result).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(await reactAddresses(page)).toEqual([]);
  await setFilter(page, 'All').click();
  await expect(page).toHaveURL('/search?q=query');
  await expect.poll(() => reactAddresses(page)).not.toEqual([]);
});

test('results are grouped by page, excerpts contain a match, and filters have counts', async ({
  page,
}) => {
  await page.goto('/search?q=refetch');
  await expect(summary(page)).toBeVisible();
  const main = page.locator('main');
  const pages = await addresses(page);
  expect(new Set(pages).size).toBe(pages.length);
  const excerpts = await results(page)
    .locator('p')
    .evaluateAll((texts) =>
      texts.map((excerpt) => ({
        text: excerpt.textContent,
        isMarked: excerpt.querySelector('mark') !== null,
      })),
    );
  expect(excerpts.length).toBeGreaterThan(pages.length);
  expect(excerpts.filter(({isMarked}) => !isMarked)).toEqual([]);
  // None is empty or begins in the middle of a sentence.
  expect(excerpts.filter(({text}) => /^(…|$)/.test(text))).toEqual([]);

  const countOn = async (filter: string): Promise<number> =>
    Number(
      /\d+$/.exec(
        await main
          .getByRole('button', {name: new RegExp(`^${filter} ?\\d`)})
          .first()
          .innerText(),
      )![0],
    );
  const all = await countOn('All');
  expect(await countOn('React')).toBeLessThan(all);
  // A result in both sets counts once in "All".
  const both = Number(
    /, (\d+) of them in both/.exec(await summary(page).innerText())![1],
  );
  expect((await countOn('React')) + (await countOn('Vue')) - both).toBe(all);
  expect(
    (await countOn('Guides')) +
      (await countOn('API')) +
      (await countOn('Examples')),
  ).toBe(all);
  const ofApi = await countOn('API');
  await main.getByRole('button', {name: /^API/}).click();
  await expect(page).toHaveURL('/search?q=refetch&kind=api');
  await expect(summary(page)).toHaveText(new RegExp(`^${ofApi} results on`));
  for (const address of await addresses(page))
    expect(address).toContain('/api');
  // The number of the filtered results is announced.
  await expect(page.getByRole('status')).toHaveText(`${ofApi} results`);
});

test('filters have visible labels, and show how to get back if they exclude all results', async ({
  page,
}) => {
  await page.goto('/search?q=solidity&kind=example');
  const main = page.locator('main');
  for (const label of ['Documentation set', 'Kind of page']) {
    await expect(main.getByText(label, {exact: true})).toBeVisible();
    await expect(main.getByRole('group', {name: label})).toBeVisible();
  }
  await expect(main).toContainText(
    'No results for "solidity" with these filters',
  );
  await expect(main).not.toContainText('Let us know.');
  // A choice without results is disabled, except the one that excludes them.
  await expect(setFilter(page, 'React')).toBeDisabled();
  await expect(main.getByRole('button', {name: /^Examples/})).toBeEnabled();
  await main.getByRole('button', {name: /^Show all \d+ results$/}).click();
  await expect(page).toHaveURL('/search?q=solidity');
  await expect(results(page).first()).toContainText('Solidity');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test("the field doesn't open the keyboard by itself", async ({page}) => {
    await open(page, '/search?q=BaseError');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });
});
