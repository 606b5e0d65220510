// The search page: its results, and what it says while it waits, fails, or finds
// nothing. In a browser, with the built index. `search-filters.spec.ts` tests its
// filters, and `site/search-relevance.spec.ts` what is found.
import {
  expect,
  heading,
  holdRequests,
  holdScripts,
  open,
  test,
} from './fixtures';
import {indexFile} from './search-modal';
import {addresses, results, summary} from './search-results';

test.describe('with an index that fails to load', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('the page says that it waits, and offers Retry after a failure @spec-2 @spec-8', async ({
    page,
  }) => {
    const help = page.getByText(
      'You might want to check your network connection.',
    );
    const release = await holdRequests(page, indexFile);
    await page.goto('/search?q=BaseError');
    const main = page.locator('main');
    await expect(main).toContainText('Searching…');
    await expect(main).not.toContainText('No results');
    await release('abort');
    await expect(help).toBeVisible();
    await expect(main).toContainText('Unable to fetch results');
    await expect(main).not.toContainText('Searching…');
    await page.unroute(indexFile);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(summary(page)).toBeVisible();
    await expect(help).toBeHidden();
  });
});

test('a page of both sets is one result, with a link for each set @spec-2 @spec-8', async ({
  page,
}) => {
  await open(page, '/search?q=BaseError');
  await expect(
    page.getByRole('heading', {name: 'Search results for "BaseError"'}),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  // The title leads to the page of the reader's set.
  const ofBaseError = (await addresses(page)).filter((address) =>
    address.endsWith('/classes/BaseError'),
  );
  expect(ofBaseError).toEqual(['/react/api/core/classes/BaseError']);
  const result = results(page).first();
  await expect(result.getByRole('link', {name: 'Vue'}).first()).toHaveAttribute(
    'href',
    '/vue/api/core/classes/BaseError',
  );
  await expect(result.locator('.breadcrumbs li')).toHaveText([
    'API',
    '@reactive-dot/core',
    'Errors and states',
  ]);
  await expect(result.locator('mark').first()).toHaveText(/BaseError/);

  await test.step('a guide has the same breadcrumbs as its page', async () => {
    await page.getByRole('searchbox').first().fill('known issues');
    await expect(results(page).first().locator('.breadcrumbs li')).toHaveText([
      'Guides',
      'Help',
    ]);
  });
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

test('a query without results gets suggestions, and an empty query common tasks @spec-2 @spec-8', async ({
  page,
}) => {
  await open(page, '/search?q=zzqqxx');
  await expect(page.getByText('No results found for "zzqqxx"')).toBeVisible();
  await page.getByRole('button', {name: 'Connect wallets'}).click();
  await expect(results(page).first()).toContainText('Connect wallets');

  await test.step('spaces count as an empty query', async () => {
    await page.getByRole('searchbox').fill('   ');
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(
      page.getByRole('link', {name: /Connect a wallet/}),
    ).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByText('No results found')).toHaveCount(0);
  });
});

test('results stay exactly as long as their query @nightly', async ({page}) => {
  await page.goto('/search?q=mutation');
  await expect(summary(page)).toBeVisible();

  await test.step('results of an earlier query don’t come back', async () => {
    const earlier = await results(page).first().locator('h2').textContent();
    expect(earlier).toBeTruthy();
    // Records the title of the first result after each change of the page.
    await page.evaluate(() => {
      const titles: (string | null)[] = [];
      Object.assign(window, {titles});
      const title = () => document.querySelector('main article h2');
      new MutationObserver(() =>
        titles.push(title()?.textContent ?? null),
      ).observe(document.querySelector('main')!, {
        childList: true,
        subtree: true,
      });
    });
    const field = page.getByRole('searchbox');
    await field.fill('');
    await field.fill('fee');
    await expect(results(page).first()).toContainText('Fees');
    const titles = await page.evaluate(
      () => Reflect.get(window, 'titles') as (string | null)[],
    );
    // While the field was empty, there was no result.
    expect(titles).toContain(null);
    expect(titles).not.toContain(earlier);
  });

  await test.step('results stay while the chosen page loads', async () => {
    const release = await holdScripts(page);
    await results(page).locator('h2 a').last().click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page.getByRole('searchbox')).toHaveValue('fee');
    await expect(results(page).first()).toContainText('Fees');
    await release();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('with a mouse, the field has the focus @nightly', async ({page}) => {
  await open(page, '/search?q=BaseError');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test("the field doesn't open the keyboard by itself @nightly", async ({
    page,
  }) => {
    await open(page, '/search?q=BaseError');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });
});
