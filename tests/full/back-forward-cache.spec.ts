import {chromium} from '@playwright/test';

import {findWindowedBrowser} from '../../scripts/browsers/find-browser';
import {
  expect,
  heading,
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
