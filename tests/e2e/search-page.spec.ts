import type {Page} from '@playwright/test';

import {audit, describeDefects} from './audit';
import {expect, hydrated, test} from './fixtures';

const records = '**/search-records.json';

const results = (page: Page) => page.locator('main article');
const count = (page: Page) => page.getByText(/documents? found/);
const choice = (page: Page, name: string) =>
  page
    .getByRole('group', {name: 'Documentation set'})
    .getByRole('button', {name, exact: true});
const addresses = (page: Page) =>
  results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
const ofReact = async (page: Page) =>
  (await addresses(page)).filter((address) => address.startsWith('/react/'));

test.describe('results', () => {
  test('of both sets are listed with their place, words marked', async ({
    page,
  }) => {
    await page.goto('/search?q=BaseError');
    await expect(
      page.getByRole('heading', {name: 'Search results for "BaseError"'}),
    ).toBeVisible();
    await expect(page.getByText(/\d+ documents found/)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    const places = await page.locator('main .breadcrumbs').allTextContents();
    expect(places.some((place) => place.startsWith('React'))).toBe(true);
    expect(places.some((place) => place.startsWith('Vue'))).toBe(true);
    await expect(results(page).locator('mark').first()).toHaveText(/BaseError/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  });

  test('follow what is typed, and more come at their end', async ({page}) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('query');
    await expect(page).toHaveURL(/q=query/);
    await expect(results(page)).toHaveCount(15);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => results(page).count()).toBeGreaterThan(15);
    expect(new Set(await addresses(page)).size).toBe(
      await results(page).count(),
    );
  });

  test('can all be had by the button at their end', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    });
    await page.goto('/search?q=suspense&set=react');
    const more = page.getByRole('button', {name: 'Show more results'});
    const total = Number(/\d+/.exec((await count(page).textContent())!)![0]);
    expect(total).toBeGreaterThan(15);
    for (let shown = 15; shown < total; shown += 15) {
      await expect(results(page)).toHaveCount(shown);
      await more.click();
    }
    await expect(results(page)).toHaveCount(total);
    await expect(more).toHaveCount(0);
  });

  test('that are none are told', async ({page}) => {
    await page.goto('/search?q=zzqqxx');
    await expect(page.getByText('No results were found')).toBeVisible();
  });

  test('are not spoken of for nothing but spaces', async ({page}) => {
    await page.goto('/search?q=query');
    await expect(count(page)).toBeVisible();
    await page.getByRole('searchbox').fill('   ');
    await expect(page.locator('h1')).toHaveText('Search the documentation');
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByText('No results were found')).toHaveCount(0);
  });

  for (const width of [1280, 390]) {
    test(`shift nothing when they come, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript(() => {
        Object.assign(window, {shift: 0});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            });
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(
        '/search?q=how+do+I+refresh+many+queries+at+once&set=react',
      );
      await expect(count(page)).toBeVisible();
      await page.waitForTimeout(500);
      expect(
        await page.evaluate(() => Reflect.get(window, 'shift')),
      ).toBeLessThan(0.01);
    });
  }

  test('show markup in a query as text', async ({page}) => {
    const attack = '<img src=x onerror=alert(1)>';
    await page.goto(`/search?q=${encodeURIComponent(attack)}`);
    await expect(
      page.getByRole('heading', {name: `Search results for "${attack}"`}),
    ).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test.describe('the choice of set', () => {
  test('stands in the address, and narrows the results', async ({page}) => {
    await page.goto('/search?q=query');
    await expect(count(page)).toBeVisible();
    await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'Vue').click();
    await expect(page).toHaveURL('/search?q=query&set=vue');
    await expect.poll(() => ofReact(page)).toEqual([]);
    expect(await addresses(page)).toContain('/vue/getting-started/query');
    await choice(page, 'All').click();
    await expect(page).toHaveURL('/search?q=query');
  });

  test('is kept while typing, on reload and on the way back', async ({
    page,
  }) => {
    await page.goto('/search?q=quer&set=vue');
    await expect(choice(page, 'Vue')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('searchbox').press('y');
    await expect(page).toHaveURL('/search?q=query&set=vue');
    await page.reload();
    await expect(count(page)).toBeVisible();
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/vue\//);
    await page.goBack();
    await expect(choice(page, 'Vue')).toHaveAttribute('aria-pressed', 'true');
    await expect(results(page).first()).toBeVisible();
    expect(await ofReact(page)).toEqual([]);
  });

  test('that does not exist is that of all', async ({page}) => {
    await page.goto('/search?q=query&set=angular&version=9');
    await expect(count(page)).toBeVisible();
    await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  });

  test('pressed before the page answers is done afterwards', async ({page}) => {
    await page.goto('/search', {waitUntil: 'domcontentloaded'});
    await choice(page, 'React').click();
    await hydrated(page);
    await expect(choice(page, 'React')).toHaveAttribute('aria-pressed', 'true');
  });
});

for (const [way, back] of [
  ['in the page', async () => {}],
  [
    'after a reload of the result',
    async (page: Page) => {
      await page.reload();
      await hydrated(page);
    },
  ],
] as const) {
  test(`going back ${way} restores place and number of results`, async ({
    page,
  }) => {
    await page.goto('/search?q=query');
    await expect(results(page)).toHaveCount(15);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(30);
    const result = results(page).nth(20).getByRole('link');
    await result.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const before = await page.evaluate(() => window.scrollY);
    const shown = await results(page).count();
    await result.click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page.locator('h1')).toBeVisible();
    await back(page);
    await page.goBack();
    await expect(results(page)).toHaveCount(shown);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
}

test('another query begins at its first results', async ({page}) => {
  await page.goto('/search?q=query');
  await expect(results(page)).toHaveCount(15);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(30);
  await page.waitForTimeout(500);
  await page.getByRole('searchbox').fill('wallet');
  await expect(page.locator('h1')).toContainText('wallet');
  await expect(results(page)).toHaveCount(15);
});

test.describe('an index that cannot be reached', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/, /net::ERR_INTERNET/]});

  const help = 'You might want to check your network connection.';

  test.beforeEach(async ({page}) => {
    await page.route(records, (route) => route.abort());
    await page.goto('/search?q=query');
    await expect(page.getByText(help)).toBeVisible();
    await expect(page.locator('main')).toContainText('Unable to fetch results');
    await page.unroute(records);
  });

  test.afterEach(async ({page}) => {
    await expect(page.getByText(/\d+ documents found/)).toBeVisible();
    await expect(page.getByText(help)).toBeHidden();
  });

  test('is told, and asked again by Retry', async ({page}) => {
    await page.getByRole('button', {name: 'Retry'}).click();
  });

  test('is asked again when the network is back', async ({context}) => {
    await context.setOffline(true);
    await context.setOffline(false);
  });
});

test('it has no accessibility defects that axe finds, in either mode', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/search?q=query');
  await expect(results(page).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(describeDefects(await audit(page)), colorScheme).toEqual([]);
  }
});

test('it fits small screens', async ({page}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/search?q=query');
    await expect(results(page).first()).toBeVisible();
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
    ).toBe(0);
  }
});
