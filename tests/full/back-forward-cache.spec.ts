// Goes back to a page from the browser's back/forward cache. Playwright's
// headless shell has no such cache, so this starts a browser with windows.
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

test('a page from the back/forward cache reacts to the reader', async ({
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
    // `page.goBack` would wait forever for a load event. The call can end with
    // its document.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(heading(page)).toHaveText('Query');
    const document = await page.evaluate(() => ({
      isFromCache: Reflect.get(window, 'persisted') as unknown,
      isSame: Reflect.get(window, 'sameDocument') as unknown,
    }));
    expect(document).toEqual({isFromCache: true, isSame: true});
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
