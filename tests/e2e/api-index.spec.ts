import {expect, open, test} from './fixtures';

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

for (const [set, tag] of [
  ['react', ''],
  ['vue', ' @nightly'],
]) {
  test(`an index is filtered by name and kind, and says what is left: ${set}${tag}`, async ({
    page,
  }) => {
    await open(page, `/${set}/category/api`);
    const field = page.getByRole('searchbox', {name: 'Filter the exports'});
    const left = page.locator('.api-index li:visible');
    const all = await left.count();
    await expect(page.getByText(`${all} exports`, {exact: true})).toBeVisible();
    await field.fill('BALANCE');
    await expect(left).toHaveCount(2);
    await expect(page.getByRole('status')).toHaveText(`2 of ${all} exports`);
    await expect(page.locator('.markdown > :is(h2, h3):visible')).toHaveText([
      `@reactive-dot/${set}`,
      'Numbers and balances',
    ]);
    // Contents only list what is left.
    const entries = page.locator('.theme-doc-toc-desktop a:visible');
    await expect(entries).toHaveText([
      new RegExp(`dot/${set}$`),
      'Numbers and balances',
    ]);
    await field.fill('useBlokc');
    await expect(left).toHaveText([/^\s*useBlock/]);
    await expect(page.getByRole('status')).toHaveText(
      `1 of ${all} exports, with similar names`,
    );
    await field.fill('zebra');
    await expect(page.getByRole('status')).toHaveText(/^No export has/);
    await field.fill('mutation error class');
    await expect(left).toHaveText([/^\s*MutationError/]);
    // A link to a heading shows everything again.
    await page.evaluate(() => {
      location.hash = 'setup';
    });
    await expect(left).toHaveCount(all);
    await field.fill('useBlock');
    await field.press('Enter');
    await expect(page).toHaveURL(`/${set}/api/${set}/functions/useBlock`);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an index is complete and has no filter', async ({page}) => {
    await page.goto('/react/category/api');
    await expect(page.locator('.api-filter')).toBeHidden();
    const rows = await page.locator('.api-index li:visible').count();
    expect(rows).toBeGreaterThan(60);
  });
});

for (const name of [
  'react/functions/useStore',
  'core/classes/Query',
  'core/providers/light-client/functions/createLightClientProvider',
]) {
  test(`no name of a member breaks on a phone: ${name}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/react/api/${name}`);
    const names = page.locator(
      '.api-rows li > p:first-child > :is(code:first-child, a[id] + code), .api-rows li > p:first-child > a:first-child code',
    );
    expect(await names.count()).toBeGreaterThan(0);
    const broken = await names.evaluateAll((all) =>
      all
        .filter(
          (name) =>
            name.getClientRects().length > 1 ||
            name.getBoundingClientRect().right > innerWidth,
        )
        .map((name) => name.textContent),
    );
    expect(broken).toEqual([]);
  });
}
