import type {Page} from '@playwright/test';

import {expect, holdScripts, open, test} from './fixtures';
import {records} from './search-modal';

const results = (page: Page) => page.locator('main article');
const count = (page: Page) =>
  page.locator('main').getByText(/^(One result|\d+ results) on /);
const choice = (page: Page, name: string) =>
  page
    .getByRole('group', {name: 'Documentation set'})
    .getByRole('button', {name: new RegExp(`^${name}`)});
const addresses = (page: Page) =>
  results(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
const ofReact = async (page: Page) =>
  (await addresses(page)).filter((address) => address.startsWith('/react/'));

const help = (page: Page) =>
  page.getByText('You might want to check your network connection.');

// The index is unavailable at the start of the first test.
test.use({expectedErrors: [/net::ERR_FAILED/]});

test('the page says that it waits, a failed search shows Retry, and results of both sets have their place and marked words @spec-2 @spec-8', async ({
  page,
}) => {
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(records, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto('/search?q=BaseError');
  const main = page.locator('main');
  await expect(main).toContainText('Searching…');
  await expect(main).not.toContainText('No results');
  fail();
  await expect(help(page)).toBeVisible();
  await expect(main).toContainText('Unable to fetch results');
  await expect(main).not.toContainText('Searching…');
  await page.unroute(records);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main').getByText(/\d+ results on/)).toBeVisible();
  await expect(help(page)).toBeHidden();

  await expect(
    page.getByRole('heading', {name: 'Search results for "BaseError"'}),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  // A page in both sets is one group, with the address in the reader's set.
  const found = results(page).first();
  await expect(
    found.getByRole('heading', {level: 2}).getByRole('link'),
  ).toHaveAttribute('href', '/react/api/core/classes/BaseError');
  await expect(found.getByRole('link', {name: 'Vue'}).first()).toHaveAttribute(
    'href',
    '/vue/api/core/classes/BaseError',
  );
  await expect(results(page).locator('mark').first()).toHaveText(/BaseError/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
});

test('a filter stays pressed, and results follow typing @spec-2 @spec-8 @wcag-2.1.4 @wcag-3.2.2', async ({
  page,
}) => {
  await open(page, '/search');
  await choice(page, 'React').click();
  await expect(choice(page, 'React')).toHaveAttribute('aria-pressed', 'true');
  const field = page.getByRole('searchbox', {name: 'Search', exact: true});
  // In the field, the shortcut types a character and opens nothing.
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.fill('query');
  await expect(page).toHaveURL(/q=query/);
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new Set(await addresses(page)).size).toBe(await results(page).count());
  await field.fill('wallet');
  await expect(page.locator('h1')).toContainText('wallet');
  await expect(results(page).first()).toContainText(/wallet/i);
  await field.fill('zzqqxx');
  await expect(page.getByText('No results found for "zzqqxx"')).toBeVisible();
  await page.getByRole('button', {name: 'Connect wallets'}).click();
  await expect(results(page).first()).toContainText('Connect wallets');
  await field.fill('   ');
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
  await expect(count(page)).toBeVisible();
  const field = page.getByRole('searchbox');
  await page.evaluate(() => {
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
  expect(shown).not.toContain('Mutation');

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
  await expect(count(page)).toBeVisible();
  await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Vue').click();
  await expect(page).toHaveURL('/search?q=quer&set=vue');
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').press('y');
  await expect(page).toHaveURL('/search?q=query&set=vue');
  await expect
    .poll(() => addresses(page))
    .toContain('/vue/getting-started/query');
  await page.reload();
  await expect(count(page)).toBeVisible();
  const result = results(page).locator('h2 a[href^="/vue/"]').nth(10);
  await result.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await result.click();
  await expect(page).toHaveURL(/\/vue\//);
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await expect(choice(page, 'Vue')).toHaveAttribute('aria-pressed', 'true');
  await expect(result).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(await ofReact(page)).toEqual([]);
  await choice(page, 'All').click();
  await expect(page).toHaveURL('/search?q=query');
  await expect.poll(() => ofReact(page)).not.toEqual([]);
});

test('results are grouped by page, excerpts contain a match, and filters have counts', async ({
  page,
}) => {
  await page.goto('/search?q=refetch');
  await expect(count(page)).toBeVisible();
  const main = page.locator('main');
  const pages = await addresses(page);
  expect(new Set(pages).size).toBe(pages.length);
  const excerpts = await results(page)
    .locator('p')
    .evaluateAll((texts) =>
      texts.map((text) => [
        text.textContent,
        text.querySelector('mark') !== null,
      ]),
    );
  expect(excerpts.length).toBeGreaterThan(pages.length);
  expect(excerpts.filter(([, isMarked]) => !isMarked)).toEqual([]);
  expect(excerpts.filter(([text]) => /^(…|$)/.test(String(text)))).toEqual([]);

  const number = async (name: string): Promise<number> =>
    Number(
      /\d+$/.exec(
        await main
          .getByRole('button', {name: new RegExp(`^${name} ?\\d`)})
          .first()
          .innerText(),
      )![0],
    );
  const all = await number('All');
  expect(await number('React')).toBeLessThan(all);
  // A result in both sets counts once in "All".
  const both = Number(
    /, (\d+) of them in both/.exec(await count(page).innerText())![1],
  );
  expect((await number('React')) + (await number('Vue')) - both).toBe(all);
  expect(
    (await number('Guides')) +
      (await number('API')) +
      (await number('Examples')),
  ).toBe(all);
  const ofApi = await number('API');
  await main.getByRole('button', {name: /^API/}).click();
  await expect(page).toHaveURL('/search?q=refetch&kind=api');
  await expect(count(page)).toHaveText(new RegExp(`^${ofApi} results on`));
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
  await expect(choice(page, 'React')).toBeDisabled();
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
