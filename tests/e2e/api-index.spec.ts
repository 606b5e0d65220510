import {expect, holdScripts, hydrated, open, test} from './fixtures';

const set = '/react/category/api';
const field = 'Filter by name, kind or purpose';

test('the index narrows while the reader types, and says where nothing matches', async ({
  page,
}) => {
  await open(page, set);
  const rows = page.locator('.api-index li:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(60);

  await page.getByLabel(field).fill('useLazy');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('article :is(h2, h3):visible')).toHaveText([
    /^@reactive-dot\/react/,
    /^Queries/,
  ]);
  await expect(rows.first()).toContainText('useLazyLoadQuery');

  // Purpose counts too, in any order.
  await page.getByLabel(field).fill('accounts usew');
  await expect(rows).toHaveCount(3);
  // The address leads back to it, and the contents lead nowhere else.
  expect(new URL(page.url()).searchParams.get('filter')).toBe('accounts usew');
  await page.reload();
  await hydrated(page);
  await expect(rows).toHaveCount(3);
  await expect(page.locator('.table-of-contents')).toBeHidden();

  await page.getByLabel(field).fill('nothing is called this');
  await expect(rows).toHaveCount(0);
  await expect(page.locator('article h2:visible')).toHaveCount(0);
  await expect(page.getByText('Nothing here matches')).toBeVisible();
});

test('what is typed before scripts have started is kept', async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.goto(set);
  await page.getByLabel(field).fill('useblock');
  await expect(page.locator('.api-index li:visible')).not.toHaveCount(1);
  await letThrough();
  await hydrated(page);
  await expect(page.getByLabel(field)).toHaveValue('useblock');
  await expect(page.locator('.api-index li:visible')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the index is complete and the field is not there', async ({page}) => {
    await page.goto(set);
    await expect(page.getByLabel(field)).toBeHidden();
    expect(await page.locator('.api-index li:visible').count()).toBeGreaterThan(
      60,
    );
  });
});

test('an index breaks no name that is a link', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/react/api/core');
  const broken = await page
    .locator('.api-index li > p:first-child > a')
    .evaluateAll((links) =>
      links.filter((link) => link.getClientRects().length !== 1),
    );
  expect(broken).toHaveLength(0);
});
