import {expect, test} from './fixtures';

test('the index of a set lists its exports, and no linked name breaks', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/react/category/api');
  const lines = await page
    .locator('.api-index li > p:first-child > a')
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(lines.length).toBeGreaterThan(60);
  expect(new Set(lines)).toEqual(new Set([1]));
});
