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

test.describe('before a first interaction', () => {
  test('scripts are fetched ahead and none runs; they are all a page needs', async ({
    page,
  }) => {
    let early: string[] = [];
    let asked: string[] = [];
    let isLoaded = false;
    page.on('load', () => (isLoaded = true));
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        asked.push(new URL(request.url()).pathname);
      }
      if (!isLoaded && /\.js$/.test(request.url())) early.push(request.url());
    });
    for (const path of ['/', `${guide}#read-one-value`, '/search']) {
      [isLoaded, early] = [false, []];
      await page.goto(path);
      // All that it needs to start.
      const known = await listed(page);
      await expect.poll(() => fetchedAhead(page)).toEqual(known);
      expect(early, path).toEqual([]);
      expect(await isStarted(page), path).toBe(false);
      await expect(page.locator('script[src]')).toHaveCount(0);
      asked = [];
      await interact(page);
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
      expect(
        asked.filter((url) => !known.includes(url)),
        path,
      ).toEqual([]);
    }
  });

  test('nothing is fetched ahead where data is to be saved', async ({page}) => {
    await setConnection(page, {saveData: true});
    await page.goto(guide);
    // Idle time comes in turn: what the page waits for has come before.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    expect(await fetchedAhead(page)).toEqual([]);
    await hydrated(page);
  });
});

test('a touch, the wheel, scrolling and the click of a helper are first interactions', async ({
  page,
}) => {
  // A key, a click and the focus are in `engines/first-interaction.spec.ts`.
  const interactions: Record<string, () => void> = {
    'a touch': () => document.body.dispatchEvent(new Event('touchstart')),
    'the wheel': () => document.body.dispatchEvent(new WheelEvent('wheel')),
    scrolling: () => window.scrollTo(0, 300),
    'a click by a helper': () => document.querySelector('h1')!.click(),
  };
  await page.clock.install();
  for (const [name, act] of Object.entries(interactions)) {
    await page.goto(guide);
    // The browser's own scrolling after load is over by then.
    await page.clock.runFor(600);
    expect(await isStarted(page), name).toBe(false);
    await page.evaluate(act);
    await expect.poll(() => isStarted(page), name).toBe(true);
  }
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

  test('waits for the first interaction, and what is in sight stays in its place', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 3000});
    for (const path of [
      '/react/getting-started/setup',
      '/react/api/core/classes/Query',
    ]) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('data-unread', '');
      const before = await tops(page);
      expect(before.length).toBeGreaterThan(8);
      await interact(page);
      await expect(html(page)).not.toHaveAttribute('data-unread');
      expect(await isSkipped(page)).toBe(false);
      expect(await tops(page)).toEqual(before);
    }
  });
});
