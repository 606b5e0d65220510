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

for (const name of [
  'react/functions/useStore',
  'core/classes/Query',
  'core/providers/light-client/functions/createLightClientProvider',
]) {
  test(`no name of a member breaks on a phone: ${name}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/react/api/${name}`);
    const broken = await page
      .locator(
        '.api-rows li > p:first-child > :is(code:first-child, a[id] + code), .api-rows li > p:first-child > a:first-child code',
      )
      .evaluateAll((names) =>
        names
          .filter(
            (each) =>
              each.getClientRects().length > 1 ||
              each.getBoundingClientRect().right > innerWidth,
          )
          .map((each) => each.textContent),
      );
    expect(broken).toEqual([]);
  });
}
