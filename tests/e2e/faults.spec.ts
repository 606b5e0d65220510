import {chromium} from '@playwright/test';
import type {APIRequestContext, Page} from '@playwright/test';

import {
  denyStorage,
  expect,
  interact,
  heading,
  hydrated,
  openWithoutPrefetch,
  setConnection,
  sidebarLink,
  test,
} from './fixtures';
import {publishAnew} from './publish-anew';

const here = '/react/getting-started/query';
const elsewhere = '/react/guides/multichain';

const notice = (page: Page) => page.locator('.load-failure');
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

/** The link of the sidebar that leads from `here` to `elsewhere`. */
const linkElsewhere = (page: Page) => sidebarLink(page, 'Multichain');

/** Goes by a link that has had no pointer on it, so that nothing is loaded yet. */
const goElsewhere = (page: Page) => linkElsewhere(page).dispatchEvent('click');

/** Documents that the page has loaded since this was called. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Opens a page that has to load what a click asks for. */
const open = (page: Page, path = here) => openWithoutPrefetch(page, path);

/** Addresses of the scripts that `elsewhere` needs and `here` does not. */
async function partsOfElsewhere(
  request: APIRequestContext,
): Promise<(url: URL) => boolean> {
  const scriptsOf = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    const [, list] = /name="?scripts"? content="([^"]+)"/.exec(html)!;
    return list!.split(' ');
  };
  const known = await scriptsOf(here);
  const parts = (await scriptsOf(elsewhere)).filter(
    (script) => !known.includes(script),
  );
  expect(parts.length).toBeGreaterThan(0);
  return ({pathname}) => parts.includes(pathname);
}

/** Gives signs for a while, as a reader does who goes on reading. */
async function readOn(page: Page): Promise<void> {
  for (let sign = 0; sign < 6; sign++) {
    await interact(page).catch(() => {
      // The page was just being loaded again.
    });
    await page.waitForTimeout(300);
  }
}

test.describe('without a network', () => {
  test.use({expectedErrors: [/net::ERR_|Loading chunk/]});

  test('the page stays, says so, and the next one opens once when the network is back', async ({
    page,
    context,
  }) => {
    await open(page);
    const documents = countDocuments(page);
    await context.setOffline(true);
    await goElsewhere(page);
    await expect(notice(page)).toContainText('there is no connection');
    await expect(heading(page)).toHaveText('Query');
    await page.waitForTimeout(300);
    await expect(page.locator('#nprogress')).toBeHidden();
    await retry(page).click();
    await expect(notice(page)).toContainText('There is still no connection');
    expect(documents()).toBe(0);

    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Multichain');
    await hydrated(page);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.waitForTimeout(500);
    expect(documents()).toBe(1);
    await expect(notice(page)).toHaveCount(0);
  });

  test('Retry opens the next page where the browser does not notice that the network is back', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', {value: false}),
    );
    await page.route('**/*', (route) => route.abort());
    await goElsewhere(page);
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await retry(page).click();
    await expect(heading(page)).toHaveText('Multichain');
  });

  test('who goes back is left alone when the network returns', async ({
    page,
    context,
  }) => {
    await open(page);
    await goElsewhere(page);
    await expect(heading(page)).toHaveText('Multichain');
    const documents = countDocuments(page);
    await context.setOffline(true);
    await sidebarLink(page, 'Mutation').click();
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Query');
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.waitForTimeout(500);
    expect(documents()).toBe(0);
    await expect(page).toHaveURL(here);
  });

  test('a page that never got its scripts says so, and gets them when the network is back', async ({
    page,
    context,
  }) => {
    await setConnection(page, {saveData: true});
    await page.clock.install();
    await page.goto(here);
    await context.setOffline(true);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await interact(page);
      await page.waitForTimeout(300);
      await page.clock.runFor(2100);
    }
    await expect(notice(page)).toContainText(
      'The scripts of this page could not be loaded.',
    );
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await hydrated(page);
  });
});

test.describe('a part of a page', () => {
  test.use({
    expectedErrors: [/404|Loading chunk|Unexpected|Invalid|net::ERR_ABORTED/],
  });

  for (const storage of ['there', 'denied'] as const) {
    test(`that stays missing, storage ${storage}, ends in a page to read and never in a loop`, async ({
      page,
      request,
    }) => {
      if (storage === 'denied') {
        await denyStorage(page, 'sessionStorage');
      }
      await open(page);
      const documents = countDocuments(page);
      await page.route(await partsOfElsewhere(request), (route) =>
        route.fulfill({status: 404, body: ''}),
      );
      await goElsewhere(page);
      await expect(heading(page)).toHaveText('Multichain');
      await readOn(page);
      // The navigation's reload, then the loader's own where it can remember it.
      expect(documents()).toBe(storage === 'there' ? 2 : 1);
      await page
        .getByRole('link', {name: 'Mutation', exact: true})
        .first()
        .click();
      await expect(heading(page)).toHaveText('Mutation');
    });
  }

  test('that is corrupt is told, and Retry brings the page once it is whole', async ({
    page,
    request,
  }) => {
    await open(page);
    const documents = countDocuments(page);
    await page.route(await partsOfElsewhere(request), (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'cut off ('}),
    );
    await goElsewhere(page);
    await expect(heading(page)).toHaveText('Multichain');
    await interact(page);
    await expect(notice(page)).toContainText(
      'Part of this page could not be loaded.',
    );
    expect(documents()).toBe(1);
    await page.unrouteAll();
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await hydrated(page);
  });
});

test.describe('a site that is published anew while it is read', () => {
  test.use({expectedErrors: [/404|Loading chunk/]});

  test('is gone on with after one reload', async ({page}) => {
    await open(page);
    const documents = countDocuments(page);
    await publishAnew(page);
    await goElsewhere(page);
    await expect(heading(page)).toHaveText('Multichain');
    await hydrated(page);
    await sidebarLink(page, 'Query').click();
    await expect(heading(page)).toHaveText('Query');
    expect(documents()).toBe(1);
  });

  test('says that search needs the page anew, and Retry brings it', async ({
    page,
  }) => {
    await open(page);
    await publishAnew(page);
    await page.keyboard.press('Control+k');
    await expect(notice(page)).toContainText('Loading failed');
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });
});

test.describe('search', () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});

  test.describe('whose worker is missing', () => {
    test.use({expectedErrors: [/404/]});

    test('says so, and the next letter tries again', async ({page}) => {
      await page.addInitScript(() => {
        const Real = window.Worker;
        Object.assign(window, {
          Worker: function (url: string) {
            return new Real('repaired' in window ? url : '/assets/js/gone.js');
          },
        });
      });
      await open(page);
      await page.keyboard.press('Control+k');
      await dialog(page).locator('input').fill('query');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await page.evaluate(() => Object.assign(window, {repaired: true}));
      await dialog(page).locator('input').press('s');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
    });
  });

  for (const [what, answer] of [
    ['missing', {status: 404, body: ''}],
    ['a page of the host', {contentType: 'text/html', body: '<!doctype html>'}],
    ['JSON of another shape', {json: {documents: null}}],
  ] as const) {
    test.describe(`whose index is ${what}`, () => {
      test.use({expectedErrors: [/404/]});

      test('says so', async ({page}) => {
        await page.route('**/search-records.json', (route) =>
          route.fulfill(answer),
        );
        await open(page);
        await page.keyboard.press('Control+k');
        await dialog(page).locator('input').fill('query');
        await expect(dialog(page)).toContainText('Unable to fetch results');
      });
    });
  }
});

test.describe('storage that is full', () => {
  test.use({expectedErrors: [/storage error, can't set/]});

  test('changes nothing but what is remembered', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(here);
    const html = page.locator('html');
    const toggle = page.locator('.navbar [data-color-toggle] button');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await hydrated(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: 'Close'})
      .click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  });
});

test('a browser without observers of sight and idle callbacks reads, goes on and runs examples', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'requestIdleCallback']) {
      Reflect.deleteProperty(window, name);
    }
  });
  await page.goto('/demos');
  expect(await page.evaluate(() => 'IntersectionObserver' in window)).toBe(
    false,
  );
  await hydrated(page);
  const run = page.getByRole('button', {name: 'Run', exact: true}).first();
  await run.click();
  await expect(page.getByText('100,000,000,000,000').first()).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Vue', exact: true})
    .click();
  await expect(heading(page)).toHaveText('Getting started');
});

test.describe('a page that differs from what React expects', () => {
  test.use({expectedErrors: [/Minified React error #(?:418|423|425)/]});

  test('is corrected and stays', async ({page}) => {
    await page.route(`**${here}`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const changed = body.replace('<h1>Query', '<h1>Anfrage');
      expect(changed).not.toBe(body);
      await route.fulfill({response, body: changed});
    });
    await page.goto(here);
    await expect(heading(page)).toHaveText('Anfrage');
    await hydrated(page);
    await expect(heading(page)).toHaveText('Query');
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  });
});

test('two tabs have one colour mode', async ({page, context}) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  for (const [choice, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    await page.getByRole('button', {name: /dark and light mode/}).click();
    for (const html of [page.locator('html'), other.locator('html')]) {
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(html).toHaveAttribute('data-theme', theme);
    }
  }
});

test('a page that comes back from the back/forward cache goes on', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({baseURL});
    await page.addInitScript(() =>
      addEventListener('pageshow', ({persisted}) =>
        Object.assign(window, {persisted}),
      ),
    );
    await open(page);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    // A page of its own, with another document.
    await page.goto('/404.html');
    // No load event comes that Playwright could wait for.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(heading(page)).toHaveText('Query');
    expect(
      await page.evaluate(() => [
        Reflect.get(window, 'persisted'),
        Reflect.get(window, 'sameDocument'),
      ]),
    ).toEqual([true, true]);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    );
    await sidebarLink(page, 'Mutation').click();
    await expect(heading(page)).toHaveText('Mutation');
  } finally {
    await browser.close();
  }
});
