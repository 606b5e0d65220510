import {chromium} from '@playwright/test';

import {findWindowedBrowser} from '../../scripts/browsers/find-browser';
import {
  expect,
  heading,
  open,
  openWithoutPrefetch,
  sidebarLink,
  test,
} from '../e2e/fixtures';

const here = '/react/getting-started/query';

test('a page from the back/forward cache continues', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findWindowedBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({baseURL});
    await page.addInitScript(() =>
      addEventListener('pageshow', ({persisted}) =>
        Object.assign(window, {persisted}),
      ),
    );
    await openWithoutPrefetch(page, here);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    // A standalone page with another document.
    await page.goto('/demos');
    // Without a load event, Playwright would wait forever.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(heading(page)).toHaveText('Query');
    expect(
      await page.evaluate(() => [
        Reflect.get(window, 'persisted') as boolean,
        Reflect.get(window, 'sameDocument') as boolean,
      ]),
    ).toEqual([true, true]);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'dark',
    );
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  } finally {
    await browser.close();
  }
});

test('the color toggle omits the system mode if the site ignores it @spec-4', async ({
  page,
}) => {
  // Counts requests by script, since a prefetched script is requested twice.
  const changed = new Map<string, number>();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const setting = /(respectPrefersColorScheme"?:\s*)(?:true|!0)/g;
    const places = Array.from(text.matchAll(setting)).length;
    if (places > 0) changed.set(route.request().url(), places);
    await route.fulfill({response, body: text.replace(setting, '$1false')});
  });
  await open(page, here);
  // The configuration is in one script, and the others read it from there.
  expect(
    Array.from(changed.values()),
    'places of the setting in the scripts',
  ).toEqual([1]);
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const modes: unknown[] = [];
  for (let click = 0; click < 4; click++) {
    await toggle.click();
    modes.push(await page.evaluate(() => localStorage.getItem('theme')));
  }
  expect(modes).toEqual(['dark', 'light', 'dark', 'light']);
});
