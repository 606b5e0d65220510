import type {Page} from '@playwright/test';

import {expect, interact, hydrated, setConnection, test} from './fixtures';

const guide = '/react/getting-started/query';

const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'docusaurus' in window);

/** Scripts that the page has fetched ahead. */
const fetchedAhead = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch][as=script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

const listed = (page: Page): Promise<string[]> =>
  page
    .locator('meta[name=scripts]')
    .evaluate((meta) => (meta as HTMLMetaElement).content.split(' '));

/** Time in which a page that waits for nothing would have started, in milliseconds. */
const aWhile = 1500;

test.describe('before a first interaction', () => {
  for (const path of ['/', guide, `${guide}#read-one-value`, '/search']) {
    test(`no script of ${path} runs`, async ({page}) => {
      await page.goto(path);
      await page.waitForTimeout(aWhile);
      expect(await isStarted(page)).toBe(false);
      await expect(page.locator('script[src]')).toHaveCount(0);
    });
  }

  test('no script is asked for until the page has loaded', async ({page}) => {
    const early: string[] = [];
    let isLoaded = false;
    page.on('load', () => (isLoaded = true));
    page.on('request', (request) => {
      if (!isLoaded && /\.js$/.test(request.url())) early.push(request.url());
    });
    await page.goto(guide);
    expect(early).toEqual([]);
  });

  test('the page’s scripts are fetched ahead, and are all it needs', async ({
    page,
  }) => {
    await page.goto(guide);
    await expect.poll(() => fetchedAhead(page)).toEqual(await listed(page));
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await interact(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    const known = await listed(page);
    expect(asked.filter((url) => !known.includes(url))).toEqual([]);
  });

  for (const connection of [
    {effectiveType: '2g'},
    {effectiveType: 'slow-2g'},
    {saveData: true},
  ]) {
    test(`nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      await page.goto(guide);
      await page.waitForTimeout(aWhile);
      expect(await fetchedAhead(page)).toEqual([]);
      await hydrated(page);
    });
  }
});

test.describe('a first interaction', () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a move of the pointer': (page) => page.mouse.move(200, 300),
    'a press': (page) =>
      page.evaluate(() =>
        document.body.dispatchEvent(new Event('pointerdown')),
      ),
    'a touch': (page) =>
      page.evaluate(() => document.body.dispatchEvent(new Event('touchstart'))),
    'a key': (page) => page.keyboard.press('Shift'),
    'the focus': (page) =>
      page.getByRole('link', {name: 'Mutation', exact: true}).first().focus(),
    'the wheel': (page) =>
      page.evaluate(() => document.body.dispatchEvent(new WheelEvent('wheel'))),
    scrolling: (page) => page.evaluate(() => window.scrollTo(0, 300)),
    'a click by a helper': (page) =>
      page.evaluate(() => document.querySelector('h1')!.click()),
  };
  for (const [name, give] of Object.entries(signs)) {
    test(`is ${name}`, async ({page}) => {
      await page.goto(guide);
      // The browser's own scrolling after load is over by then.
      await page.waitForTimeout(600);
      expect(await isStarted(page)).toBe(false);
      await give(page);
      await expect.poll(() => isStarted(page)).toBe(true);
    });
  }

  test('is not needed by the search page with a query', async ({page}) => {
    await page.goto('/search?q=mutation');
    await expect(page.getByText(/documents? found/)).toBeVisible();
  });
});

test.describe('scripts that do not come', () => {
  test.use({expectedErrors: [/net::ERR_FAILED|404/]});

  test('are asked for again, three times at most, and the page goes on', async ({
    page,
  }) => {
    await setConnection(page, {saveData: true});
    await page.route('**/main.*.js', (route) => route.abort());
    await page.addInitScript(() => {
      Object.assign(window, {runs: 0});
      new MutationObserver((changes) => {
        const added = changes.flatMap((change) =>
          Array.from(change.addedNodes),
        ) as Partial<HTMLScriptElement>[];
        const runs = added.filter(({src}) => src?.includes('/main.')).length;
        Object.assign(window, {runs: Reflect.get(window, 'runs') + runs});
      }).observe(document, {childList: true, subtree: true});
    });
    await page.clock.install();
    await page.goto(guide);
    const html = page.locator('html');
    const toggle = page.locator('.navbar [data-color-toggle] button');
    for (let attempt = 1; attempt <= 5; attempt++) {
      await toggle.click();
      await page.waitForTimeout(300);
      await page.clock.runFor(2100);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'runs'))).toBe(3);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await page
      .getByRole('link', {name: 'Mutation', exact: true})
      .first()
      .click();
    await expect(page).toHaveURL('/react/getting-started/mutation');
  });

  test('because the site was published anew: the page is loaded again, once', async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.goto(guide);
    await interact(page);
    await expect.poll(() => loads).toBe(2);
    await interact(page);
    await page.waitForTimeout(aWhile);
    await interact(page);
    await page.waitForTimeout(aWhile);
    expect(loads).toBe(2);
  });
});

test.describe('scripts that come and do not start', () => {
  test.use({expectedErrors: [/broken on purpose/]});

  test('hold nothing back after a minute', async ({page}) => {
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("broken on purpose")',
      }),
    );
    await page.clock.install();
    await page.goto(guide);
    await page.locator('.DocSearch-Button').click();
    const held = (): Promise<unknown> =>
      page.evaluate(() => window.deferredScripts?.held?.length);
    expect(await held()).toBe(1);
    await page.waitForTimeout(500);
    await page.clock.runFor(60_100);
    expect(await held()).toBeUndefined();
  });
});

test('the color mode follows the system and other tabs before scripts run', async ({
  page,
  context,
}) => {
  await page.goto(guide);
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/search');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await isStarted(page)).toBe(false);
  await hydrated(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('an address that only the router knows', () => {
  // The server answers with the not-found page, which React replaces.
  test.use({expectedErrors: [/status of 404|React error #418/]});

  test('shows its page without an interaction', async ({page}) => {
    await page.goto('/REACT/Getting-Started/Setup');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Setup');
  });
});

test.describe('what is out of sight', () => {
  const html = (page: Page) => page.locator('html');
  const lastHeading = (page: Page) => page.locator('.markdown > h2').last();
  const isSkipped = (page: Page): Promise<boolean> =>
    lastHeading(page)
      .locator('a')
      .evaluate((part) => !part.checkVisibility({contentVisibilityAuto: true}));
  /** Where the parts that can be seen begin, in pixels from the top. */
  const tops = (page: Page): Promise<number[]> =>
    // In one go: tabs are made anew when the page is taken over, and have no place then.
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll('.markdown > *'),
        (part) => part.getBoundingClientRect().top,
      ).filter((top) => top < innerHeight),
    );

  for (const path of [
    guide,
    '/react/getting-started/setup',
    '/vue/getting-started/setup',
    '/react/guides/async',
    '/react/api/core/classes/Query',
  ]) {
    test(`of ${path} waits for the first interaction, and what is in sight stays in its place`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 1440, height: 3000});
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('data-unread', '');
      const before = await tops(page);
      expect(before.length).toBeGreaterThan(8);
      await interact(page);
      await expect(html(page)).not.toHaveAttribute('data-unread');
      expect(await isSkipped(page)).toBe(false);
      expect(await tops(page)).toEqual(before);
    });
  }

  test('of a long page has no style of its own until then', async ({page}) => {
    await page.goto(guide);
    expect(await isSkipped(page)).toBe(true);
    await interact(page);
    expect(await isSkipped(page)).toBe(false);
  });

  test('is printed all the same', async ({page}) => {
    await page.goto(guide);
    await page.emulateMedia({media: 'print'});
    await expect(lastHeading(page)).toHaveCSS('content-visibility', 'visible');
  });

  test('is there at once where the page is not shown from its top', async ({
    page,
  }) => {
    await page.goto(`${guide}#read-one-value`);
    expect(await isSkipped(page)).toBe(false);
    await page.goto('about:blank');
    await page.goto(guide);
    expect(await isSkipped(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await page.waitForTimeout(aWhile);
    await page.reload();
    await expect(html(page)).not.toHaveAttribute('data-unread');
    expect(await page.evaluate('scrollY')).toBe(5000);
  });
});
