import type {Locator, Page} from '@playwright/test';

import {expect, hydrated, test} from './fixtures';

const set = '/react/category/api';
const field = 'Filter by name, kind or purpose';

/** What the filter says; the page's tools have a status of their own. */
const statusOf = (page: Page): Locator =>
  page.locator('article').getByRole('search').getByRole('status');

test('the index narrows while the reader types', async ({page}) => {
  await page.goto(set);
  await hydrated(page);
  const rows = page.locator('tbody tr:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(60);
  await expect(statusOf(page)).toHaveText(`${all} of ${all} entries`);

  await page.getByLabel(field).fill('useLazy');
  await expect(rows).toHaveCount(2);
  await expect(statusOf(page)).toHaveText(`2 of ${all} entries`);
  await expect(page.locator('article h2:visible')).toHaveText([/^Queries/]);
  await expect(rows.first()).toContainText('useLazyLoadQuery');

  // Kind and purpose count too, in any order.
  await page.getByLabel(field).fill('wallets hook');
  await expect(rows).toHaveCount(5);
  expect(new URL(page.url()).search).toBe('');
});

test('the columns of all its tables stand in one line, below headings that are only heard', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(set);
  const tables = await page.locator('article table').evaluateAll((elements) =>
    elements.map((table) => ({
      columns: Array.from(
        table.querySelectorAll('tbody tr:first-child td'),
      ).map((cell) => Math.round(cell.getBoundingClientRect().left)),
      headings: table.querySelector('thead')!.getBoundingClientRect().height,
    })),
  );
  expect(tables.length).toBeGreaterThan(5);
  const [first] = tables;
  const [name, kind, words] = first!.columns as [number, number, number];
  expect(kind - name).toBeGreaterThan(words - kind);
  for (const {columns, headings} of tables) {
    expect(columns).toEqual(first!.columns);
    expect(headings).toBeLessThan(2);
  }
  await expect(
    page.getByRole('columnheader', {name: 'Kind'}).first(),
  ).toBeAttached();
});

test('where nothing matches it says so', async ({page}) => {
  await page.goto('/vue/category/api');
  await hydrated(page);
  await page.getByLabel(field).fill('nothing is called this');
  await expect(page.locator('tbody tr:visible')).toHaveCount(0);
  await expect(page.locator('article h2:visible')).toHaveCount(0);
  await expect(statusOf(page)).toHaveText('Nothing here matches');
});

test('a link to a section that is filtered away shows it', async ({page}) => {
  await page.goto(set);
  await hydrated(page);
  await page.getByLabel(field).fill('useBlock');
  const heading = page.getByRole('heading', {name: 'Contracts'});
  await expect(heading).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#contracts';
  });
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel(field)).toHaveValue('');
});

test('what is typed before scripts have started is kept', async ({page}) => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(set, {waitUntil: 'commit'});
  await page.getByLabel(field).fill('useblock');
  await expect(page.locator('tbody tr:visible')).not.toHaveCount(1);
  release();
  await hydrated(page);
  await expect(page.getByLabel(field)).toHaveValue('useblock');
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
});

test('a short index has no field', async ({page}) => {
  await page.goto('/react/api/utils');
  await hydrated(page);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(page.getByLabel(field)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the index is complete and the field is not there', async ({page}) => {
    await page.goto(set);
    await expect(page.getByLabel(field)).toBeHidden();
    expect(await page.locator('tbody tr:visible').count()).toBeGreaterThan(60);
  });
});

test('the way back brings the filter', async ({page}) => {
  await page.goto(set);
  await hydrated(page);
  const input = page.getByLabel(field);
  await input.fill('usebl');
  await page.getByRole('link', {name: 'useBlock'}).last().click();
  await expect(page).toHaveURL(/\/functions\/useBlock$/);
  await page.goBack();
  await expect(input).toHaveValue('usebl');
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
});

test('tables break no name that is a link', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/react/api/core');
  const broken = await page
    .locator('td:first-child a')
    .evaluateAll((links) =>
      links.filter((link) => link.getClientRects().length !== 1),
    );
  expect(broken).toHaveLength(0);
});
