import {expect, heading, open, sidebarLink, test} from './fixtures';

const here = '/react/getting-started/query';

test('a page’s own scripts are fetched ahead when the reader comes to its link, unless data is dear @spec-7', async ({
  page,
}) => {
  const connection = (value: object) =>
    page.evaluate(
      (given) =>
        Object.defineProperty(navigator, 'connection', {
          value: given,
          configurable: true,
        }),
      value,
    );
  // Those that are fetched before hydration have an `as`.
  const ahead = page.locator(
    'link[rel=prefetch]:not([as])[href*="/assets/js/"]',
  );
  await open(page, here);
  await page.waitForLoadState('networkidle');
  for (const [name, dear] of [
    ['Mutation', {effectiveType: '2g'}],
    ['Connect wallets', {effectiveType: 'slow-2g'}],
    ['Setup', {effectiveType: '4g', saveData: true}],
  ] as const) {
    await connection(dear);
    await sidebarLink(page, name).focus();
  }
  // Neither for these, nor for any link that is merely in sight.
  expect(await ahead.count()).toBe(0);
  await connection({effectiveType: '4g', saveData: false});
  await sidebarLink(page, 'Multichain').focus();
  await expect(ahead).not.toHaveCount(0);
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
});
