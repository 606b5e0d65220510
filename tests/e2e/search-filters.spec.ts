// The filters of the search page: what they count, exclude, and keep in the
// address. In a browser, with the built index. `search-page.spec.ts` tests the
// rest of the page.
import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures';
import {numberIn} from './read-element';
import {addresses, results, summary} from './search-results';

/** The filter of a documentation set, such as "React", or "All". */
const setFilter = (page: Page, name: string) =>
  page
    .getByRole('group', {name: 'Documentation set'})
    .getByRole('button', {name: new RegExp(`^${name}`)});

/** Returns the addresses of results in the React set. */
const reactAddresses = async (page: Page) =>
  (await addresses(page)).filter((address) => address.startsWith('/react/'));

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a filter that is chosen before the first search stays chosen @nightly', async ({
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

test('the chosen set is in the address and filters results', async ({page}) => {
  await page.goto('/search?q=quer');
  await expect(summary(page)).toBeVisible();
  await expect(setFilter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await setFilter(page, 'Vue').click();
  await expect(page).toHaveURL('/search?q=quer&set=vue');

  await test.step('typing keeps the set', async () => {
    await page.getByRole('searchbox').press('End');
    await page.getByRole('searchbox').press('y');
    await expect(page).toHaveURL('/search?q=query&set=vue');
    await expect
      .poll(() => addresses(page))
      .toContain('/vue/getting-started/query');
    expect(await reactAddresses(page)).toEqual([]);
  });

  await test.step('a reload keeps the set', async () => {
    await page.reload();
    await expect(summary(page)).toBeVisible();
    await expect(setFilter(page, 'Vue')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await reactAddresses(page)).toEqual([]);
  });

  await test.step('Back keeps the set and the scroll position', async () => {
    // Far enough down that the page has to scroll.
    const result = results(page).locator('h2 a[href^="/vue/"]').nth(10);
    await result.scrollIntoViewIfNeeded();
    const topBefore = await scrollTop(page);
    expect(topBefore).toBeGreaterThan(100);
    await result.click();
    await expect(page).toHaveURL(/\/vue\//);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goBack();
    await expect(setFilter(page, 'Vue')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(result).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(topBefore);
    expect(await reactAddresses(page)).toEqual([]);
  });

  await test.step('All removes the set', async () => {
    await setFilter(page, 'All').click();
    await expect(page).toHaveURL('/search?q=query');
    await expect.poll(() => reactAddresses(page)).not.toEqual([]);
  });
});

test('results are grouped by page, and filters count them', async ({page}) => {
  await page.goto('/search?q=refetch');
  await expect(summary(page)).toBeVisible();
  const pages = await addresses(page);
  expect(new Set(pages).size).toBe(pages.length);

  await test.step('each excerpt contains a match', async () => {
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
  });

  const main = page.getByRole('main');
  /** Returns the number on a filter. */
  const countOf = (filter: string): Promise<number> =>
    // Both groups have a filter "All", with the same number.
    numberIn(
      main.getByRole('button', {name: new RegExp(`^${filter} ?\\d`)}).first(),
    );
  const all = await countOf('All');
  const apiCount = await countOf('API');

  await test.step('the numbers of the filters add up', async () => {
    const [react, vue] = [await countOf('React'), await countOf('Vue')];
    expect(react).toBeLessThan(all);
    // A result in both sets counts once in "All".
    const [, inBoth] =
      /, (\d+) for both/.exec(await summary(page).innerText()) ?? [];
    expect(react + vue - Number(inBoth)).toBe(all);
    const guides = await countOf('Docs');
    expect(guides + apiCount + (await countOf('Examples'))).toBe(all);
  });

  await test.step('a filter shows and announces its number of results', async () => {
    await main.getByRole('button', {name: /^API/}).click();
    await expect(page).toHaveURL('/search?q=refetch&kind=api');
    await expect(summary(page)).toHaveText(
      new RegExp(`^${apiCount} results on`),
    );
    await expect(page.getByRole('status')).toHaveText(`${apiCount} results`);
    const others = (await addresses(page)).filter(
      (address) => !address.includes('/api'),
    );
    expect(others).toEqual([]);
  });
});

test('filters that exclude all results offer to show them @nightly', async ({
  page,
}) => {
  await page.goto('/search?q=solidity&kind=example');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'No results for "solidity" with these filters',
  );
  await expect(main).not.toContainText('Let us know.');
  for (const label of ['Documentation set', 'Kind of page']) {
    await expect(main.getByText(label, {exact: true})).toBeVisible();
    await expect(main.getByRole('group', {name: label})).toBeVisible();
  }

  await test.step('filters without results are disabled, except the chosen one', async () => {
    await expect(setFilter(page, 'React')).toBeDisabled();
    await expect(main.getByRole('button', {name: /^Examples/})).toBeEnabled();
  });

  await main.getByRole('button', {name: /^Show all \d+ results$/}).click();
  await expect(page).toHaveURL('/search?q=solidity');
  await expect(results(page).first()).toContainText('Solidity');
});
