// The index of the API reference: its layout, its filter, and how names break on
// API pages. In a browser, because lines depend on the layout.
// `unit/api-filter.spec.ts` tests which exports match.
import type {Locator} from '@playwright/test';

import {expect, open, test} from './fixtures';

/** Both sets have more exports. Fewer would mean that packages are missing. */
const fewestExports = 60;

/** Returns the names that break into lines, or end outside of the window. */
const brokenNames = (names: Locator): Promise<string[]> =>
  names.evaluateAll((all) =>
    all
      .filter(
        (name) =>
          name.getClientRects().length > 1 ||
          name.getBoundingClientRect().right > innerWidth,
      )
      .map((name) => name.textContent),
  );

test('the index of a set lists its exports, and no name breaks', async ({
  page,
}) => {
  // Wide enough for several columns, which are narrower than a name could be.
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/react/category/api');
  const names = page.locator('.api-index li > p:first-child > a');
  expect(await names.count()).toBeGreaterThan(fewestExports);
  expect(await brokenNames(names)).toEqual([]);
});

for (const [set, tag] of [
  ['react', ''],
  ['vue', ' @nightly'],
]) {
  test(`an index is filtered by name and kind: ${set}${tag}`, async ({
    page,
  }) => {
    await open(page, `/${set}/category/api`);
    const field = page.getByRole('searchbox', {name: 'Filter the exports'});
    const status = page.getByRole('status');
    const rows = page.locator('.api-index li:visible');
    const all = await rows.count();
    await expect(page.getByText(`${all} exports`, {exact: true})).toBeVisible();

    await test.step('a part of a name, in any case', async () => {
      await field.fill('BALANCE');
      await expect(rows).toHaveCount(2);
      await expect(status).toHaveText(`2 of ${all} exports`);
    });

    await test.step('headings and contents only list what is left', async () => {
      await expect(page.locator('.markdown > :is(h2, h3):visible')).toHaveText([
        `@reactive-dot/${set}`,
        'Numbers and balances',
      ]);
      await expect(page.locator('.theme-doc-toc-desktop a:visible')).toHaveText(
        [new RegExp(`dot/${set}$`), 'Numbers and balances'],
      );
    });

    await test.step('a name with a typing error', async () => {
      await field.fill('useBlokc');
      await expect(rows).toHaveText([/^\s*useBlock/]);
      await expect(status).toHaveText(
        `1 of ${all} exports, with similar names`,
      );
    });

    await test.step('a word that no export has', async () => {
      await field.fill('zebra');
      await expect(rows).toHaveCount(0);
      await expect(status).toHaveText(/^No export has/);
    });

    await test.step('words of a name and a kind', async () => {
      await field.fill('mutation error class');
      await expect(rows).toHaveText([/^\s*MutationError/]);
    });

    await test.step('a link to a heading shows all exports again', async () => {
      await page.evaluate(() => {
        location.hash = 'setup';
      });
      await expect(rows).toHaveCount(all);
    });

    await test.step('Enter opens the page of the export', async () => {
      await field.fill('useBlock');
      await field.press('Enter');
      await expect(page).toHaveURL(`/${set}/api/${set}/functions/useBlock`);
    });
  });
}

// A class with members, a hook with options, and a long name.
for (const [path, tag] of [
  ['core/classes/Query', ''],
  ['react/functions/useStore', '@nightly'],
  [
    'core/providers/light-client/functions/createLightClientProvider',
    '@nightly',
  ],
] as const) {
  test(`no name of a member breaks on a phone: ${path} ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/react/api/${path}`);
    const names = page.locator(
      '.api-rows li > p:first-child > :is(code:first-child, a[id] + code), .api-rows li > p:first-child > a:first-child code',
    );
    expect(await names.count()).toBeGreaterThan(0);
    expect(await brokenNames(names)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an index is complete and has no filter', async ({page}) => {
    await page.goto('/react/category/api');
    await expect(page.locator('.api-filter')).toBeAttached();
    await expect(page.locator('.api-filter')).toBeHidden();
    const rows = await page.locator('.api-index li:visible').count();
    expect(rows).toBeGreaterThan(fewestExports);
  });
});
